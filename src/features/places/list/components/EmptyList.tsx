import { useQueries } from '@tanstack/react-query'
import { IconMapSearch } from '@tabler/icons-react'
import type { MapBox } from '../../../../platform/map/engine.ts'
import { Button, ButtonLink } from '../../../../ui/actions/Button.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { countText, type Names, unfiltered } from '../../filter/model.ts'
import { widenings } from '../../filter/widening-model.ts'
import type { PlaceSearch } from '../../model.ts'
import { placeCountQuery } from '../../queries.ts'

interface Props {
  search: PlaceSearch
  names: Names
  onChange: (search: PlaceSearch) => void
  /** The map's box, if the list belongs to a map: offers are counted within it. */
  box?: MapBox | undefined
  /** Shows more of the map. */
  onWiden?: (() => void) | undefined
}

/** An empty result: names the most restrictive condition, which a tap removes. */
export function EmptyList({ search, names, onChange, box, onWiden }: Props) {
  // On a map the visible box is the region.
  const steps = widenings(search, names).filter(({ id }) => !box || (id !== 'sido' && id !== 'sigungu'))
  const counts = useQueries({
    queries: steps.map((step) => placeCountQuery({ search: step.search, dogs: names.dogs, box })),
  })
  const waiting = counts.some(({ isPending }) => isPending)
  const ways = steps
    .map((step, index) => ({ ...step, found: counts[index]?.data }))
    .filter(({ found }) => found && found.count > 0)
    .sort((a, b) => b.found!.count - a.found!.count)
  const [best, ...others] = ways
  const title = search.q
    ? `‘${search.q}’에 맞는 곳을 찾지 못했어요`
    : box
      ? steps.length > 0
        ? '이 지역에는 조건에 맞는 곳이 없어요'
        : '이 지역에는 아직 알려진 곳이 없어요'
      : '조건에 맞는 곳이 없어요'
  return (
    <EmptyState
      title={title}
      icon={IconMapSearch}
      text={box && !best && !waiting ? '지도를 옮기거나 넓게 보세요.' : textOf(best?.label, steps.length, waiting)}
    >
      {best && (
        <Button onClick={() => onChange(best.search)}>
          {best.action} · {countText(best.found!)}
        </Button>
      )}
      {others.slice(0, 2).map((way) => (
        <Button key={way.id} variant="default" onClick={() => onChange(way.search)}>
          {way.action} · {countText(way.found!)}
        </Button>
      ))}
      {onWiden && (
        <Button variant={best ? 'default' : 'filled'} onClick={onWiden}>
          지도 넓게 보기
        </Button>
      )}
      {search.q && (
        <ButtonLink variant="default" to="/search" search={{ q: search.q }}>
          검색어 고치기
        </ButtonLink>
      )}
      {(search.q || (!best && !waiting)) && (
        <ButtonLink variant="default" to="/my/evidence/create" search={search.q ? { name: search.q } : {}}>
          제보하기
        </ButtonLink>
      )}
      {!waiting && !best && steps.length > 0 && (
        <Button variant="default" onClick={() => onChange(unfiltered(search))}>
          조건 모두 지우기
        </Button>
      )}
    </EmptyState>
  )
}

function textOf(best: string | undefined, steps: number, waiting: boolean): string {
  if (waiting) return '어떤 조건을 바꾸면 좋을지 살펴보고 있어요.'
  if (best) return `‘${best}’ 조건 때문에 가장 많이 빠졌어요. 이렇게 찾아볼까요?`
  return steps > 0 ? '조건을 하나씩 줄여도 찾을 수 없었어요.' : '다른 말로 찾거나 초성만 입력해 보세요. 예: ㅅㅊㅋㅍ'
}
