import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { SIDO_KEYS } from '../../../contract/regions/regions.ts'
import type { Autocomplete } from '../../../contract/search/search.ts'
import { groupsQuery } from '../../features/groups/queries.ts'
import { SearchShortcuts } from '../../features/places/home/components/SearchShortcuts.tsx'
import { regionsQuery } from '../../features/places/queries.ts'
import { normalizeWord } from '../../features/search/model.ts'
import { popularWordsQuery } from '../../features/search/queries.ts'
import { SearchScreen } from '../../features/search/screens/SearchScreen.tsx'

export const Route = createFileRoute('/_search/search/')({
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } => {
    const word = normalizeWord(typeof q === 'string' || typeof q === 'number' ? String(q) : '')
    return word ? { q: word } : {}
  },
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(popularWordsQuery)
    void queryClient.prefetchQuery(groupsQuery)
    void queryClient.prefetchQuery(regionsQuery)
  },
  head: () => ({ meta: [{ title: '검색' }] }),
  component: Screen,
})

function Screen() {
  const { q = '' } = Route.useSearch()
  const navigate = useNavigate()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const groups = useQuery(groupsQuery)

  /** The words stay in this step of the history: the way back finds them in the field. */
  const keep = (word: string) => navigate({ to: '/search', search: word ? { q: word } : {}, replace: true })

  async function submit(word: string) {
    await keep(word)
    await navigate({ to: '/search/list', search: { q: word } })
  }

  async function open({ kind, text, placeId, group, sido, sigungu }: Autocomplete, searched: string) {
    await keep(searched)
    if (kind === 'place' && placeId !== null) {
      return navigate({ to: '/place/$id', params: { id: placeId } })
    }
    const known = SIDO_KEYS.find((key) => key === sido)
    if (group === null && !known) return navigate({ to: '/search/list', search: { q: text } })
    return navigate({
      to: '/place',
      search: {
        ...(group !== null && { g: group }),
        ...(known && { sido: known }),
        ...(known && sigungu && { sigungu }),
      },
      state: { searched },
    })
  }

  return (
    <SearchScreen
      initial={q}
      shortcuts={<SearchShortcuts groups={groups.isError ? [] : groups.data} />}
      onBack={() => (canGoBack ? router.history.back() : void navigate({ to: '/' }))}
      onSubmit={(word) => void submit(word)}
      onClear={() => void keep('')}
      onOpen={(line, word) => void open(line, word)}
    />
  )
}
