import { IconZoomQuestion } from '@tabler/icons-react'
import type { FoundCount, Searched } from '../../../../contract/search/found.ts'
import { ButtonLink } from '../../../ui/actions/Button.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { countLabel, TAB_NAME, TABS } from '../found-model.ts'

interface Props {
  q: string
  tab: Searched
  counts: { [Tab in Searched]: FoundCount | undefined } | undefined
}

/** No result in a tab: leads to those that have some, to the words, and to telling us. */
export function NothingFound({ q, tab, counts }: Props) {
  const others = TABS.filter((one) => one !== tab && (counts?.[one]?.count ?? 0) > 0)
  return (
    <EmptyState
      icon={IconZoomQuestion}
      title={`‘${q}’에 맞는 ${TAB_NAME[tab]} 글을 찾지 못했어요`}
      text={others.length > 0 ? '다른 곳에는 있어요.' : '다른 말로 찾거나 초성만 입력해 보세요. 예: ㅅㅊㅋㅍ'}
    >
      {counts &&
        others.map((one) => (
          <ButtonLink key={one} to="/search/list" search={{ q, ...(one !== 'place' && { tab: one }) }} variant="light">
            {TAB_NAME[one]} {counts[one] && countLabel(counts[one])}
          </ButtonLink>
        ))}
      <ButtonLink variant="default" to="/search" search={{ q }}>
        검색어 고치기
      </ButtonLink>
      <ButtonLink variant="default" to="/my/evidence/create" search={{ name: q }}>
        제보하기
      </ButtonLink>
    </EmptyState>
  )
}
