import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BannerRecord } from '../../../../contract/banners/banners-admin.ts'
import type { BannerSlot } from '../../../../contract/banners/banners.ts'
import { josa } from '../../../../contract/text/josa.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { dayText } from '../../../platform/dates/korean-dates.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { SortableItems } from '../../media/components/SortableItems.tsx'
import type { Grip } from '../../media/components/PhotoTile.tsx'
import { moved } from '../../media/form-model.ts'
import { timelineOf } from '../admin-model.ts'
import { orderBanners } from '../admin-mutations.ts'
import { scheduleQuery } from '../admin-queries.ts'
import { ScheduleRow } from './ScheduleRow.tsx'
import classes from './Banners.module.css'

/** What runs when over six weeks in Korea, in the order in which visitors see it: moved by drag or by buttons. */
export function BannerSchedule({ slot }: { slot: BannerSlot }) {
  const { data, error, refetch, isFetching } = useQuery(scheduleQuery(slot))
  const order = useCommand(orderBanners)
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [said, setSaid] = useState('')
  const [timeline] = useState(() => timelineOf(Date.now()))
  if (!data)
    return error ? (
      <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Loading>
        <Skeleton height="8rem" radius="1rem" />
      </Loading>
    )
  const { items } = data

  function move(from: number, to: number): void {
    const item = items[from]
    if (!item || to < 0 || to >= items.length || from === to) return
    setSaid(`${josa(item.title, '을/를')} ${items.length}개 가운데 ${to + 1}번째로 옮겼어요.`)
    void order.run({ slot, ids: moved(items, from, to).map(({ id }) => id) })
  }

  const row = (banner: BannerRecord, index: number, grip: Grip) => (
    <ScheduleRow
      key={banner.id}
      {...{ banner, index, grip, timeline }}
      count={items.length}
      onMove={(to) => move(index, to)}
    />
  )

  return (
    <Stack as="section" gap={12} aria-label="일정과 순서" ref={setBox} className={classes.schedule}>
      <Text as="h2" size="lead" weight={700}>
        일정과 순서
      </Text>
      {items.length === 0 ? (
        <Text tone="quiet">게시 중이거나 예약한 것이 없어요.</Text>
      ) : (
        <>
          <Text size="sm" tone="quiet">
            위에 있는 것부터 보여요. 끌거나 화살표를 눌러 순서를 바꿔요.
          </Text>
          <div className={classes.weeks} aria-hidden>
            {timeline.weeks.map(({ date }) => (
              <span key={date}>{dayText(date, date)}</span>
            ))}
          </div>
          <ol className={classes.rows}>
            <SortableItems around={box} items={items} onMove={move} tile={row} />
          </ol>
        </>
      )}
      <output className="visually-hidden">{said}</output>
    </Stack>
  )
}
