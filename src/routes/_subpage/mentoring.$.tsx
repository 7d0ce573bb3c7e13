import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { MyOpenQuestions } from '../../features/mentoring/components/MyOpenQuestions.tsx'
import { readAnswerSearch } from '../../features/mentoring/model.ts'
import { AnswerScreen } from '../../features/mentoring/screens/AnswerScreen.tsx'
import { AskScreen } from '../../features/mentoring/screens/AskScreen.tsx'
import { MentoringScreen } from '../../features/mentoring/screens/MentoringScreen.tsx'
import { MyQuestionScreen } from '../../features/mentoring/screens/MyQuestionScreen.tsx'
import { MyQuestionsScreen } from '../../features/mentoring/screens/MyQuestionsScreen.tsx'
import { readRowId } from '../../platform/navigation/path-params.ts'
import { idAt, loadPage } from '../-mentoring-pages.ts'

/** One route for all of its pages: a stub of each would stand before every first screen. */
export const Route = createFileRoute('/_subpage/mentoring/$')({
  codeSplitGroupings: [['loader', 'component']],
  loader: (visit) => loadPage(visit),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: MentoringRoute,
})

function MentoringRoute() {
  const { _splat: page = '' } = Route.useParams()
  const address = Route.useSearch() as Record<string, unknown>
  const navigate = useNavigate()
  const go = (to: string) => navigate({ to: '/mentoring/$', params: { _splat: to }, replace: true })
  const id = idAt(page)
  if (page === 'ask')
    return <AskScreen mentorId={readRowId(address['mentor']) ?? null} onDone={(question) => go(`my/${question.id}`)} />
  if (page === 'my') return <MyQuestionsScreen />
  if (id !== null && page.startsWith('my/'))
    return <MyQuestionScreen key={id} id={id} onRemoved={() => void go('my')} />
  if (id !== null) return <AnswerScreen id={id} />
  return (
    <MentoringScreen
      search={readAnswerSearch(address)}
      onSearch={(next) =>
        void navigate({
          to: '/mentoring/$',
          params: { _splat: '' },
          search: next as never,
          replace: true,
          resetScroll: false,
        })
      }
    >
      <MyOpenQuestions />
    </MentoringScreen>
  )
}
