import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_LISTS } from '../../../../../contract/likes/likes.ts'
import { grouped } from '../../../../lib/number-text.ts'
import { Button } from '../../../../ui/actions/Button.tsx'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { Loading } from '../../../../ui/states/Loading.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import { Skeleton } from '../../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { likedPlaceIds } from '../model.ts'
import { putIntoLists } from '../mutations.ts'
import { useLikeLists, useLikes } from '../queries.ts'
import { likeOf } from '../../model.ts'
import { ListDot } from './ListDot.tsx'
import { ListForm } from './ListForm.tsx'
import classes from './Lists.module.css'

/** The member's lists, each checked if the place is in it. A change applies at once. */
export function ListPicker({ place }: { place: number }) {
  const queryClient = useQueryClient()
  const lists = useLikeLists()
  const { data: likes = [] } = useLikes()
  const [making, setMaking] = useState(false)
  const within = likeOf(likes, { kind: 'place', id: place })?.listIds ?? []

  const put = (listIds: readonly number[]) => void putIntoLists(queryClient, place, listIds)
  if (lists.isPending)
    return (
      <Loading label="목록을 불러오는 중이에요">
        <Skeleton height="3rem" />
      </Loading>
    )
  if (!lists.data)
    return <ErrorState message={lists.error.message} onRetry={() => void lists.refetch()} retrying={lists.isFetching} />
  const isMaking = making || lists.data.length === 0
  return (
    <Stack gap={12}>
      {lists.data.length === 0 && <Text tone="quiet">여행지나 취향별로 목록을 만들어 찜한 곳을 나눠 담아 보세요.</Text>}
      <Stack as="ul" aria-label="내 목록">
        {lists.data.map(({ id, name, color }) => (
          <li key={id}>
            <Row
              as="label"
              gap={12}
              align="center"
              tall={48}
              press
              round={8}
              hover="sunken"
              checks
              className={classes.row}
            >
              <input
                type="checkbox"
                checked={within.includes(id)}
                onChange={({ currentTarget: { checked } }) =>
                  put(checked ? [...within, id] : within.filter((one) => one !== id))
                }
              />
              <ListDot color={color} />
              <Text as="span" grow shrink weight={500}>
                {name}
              </Text>
              <Text as="span" tone="quiet" className={classes.listPickerCount}>
                {grouped(likedPlaceIds(likes, id).length)}곳
              </Text>
            </Row>
          </li>
        ))}
      </Stack>
      {isMaking ? (
        <div className={lists.data.length > 0 ? classes.fresh : undefined}>
          <ListForm
            onDone={(id) => {
              setMaking(false)
              put([...within, id])
            }}
          />
        </div>
      ) : (
        lists.data.length < MAX_LISTS && (
          <Button
            variant="light"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => setMaking(true)}
          >
            새 목록 만들기
          </Button>
        )
      )}
    </Stack>
  )
}
