import { IconBell } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { NOTIFICATION_DAYS } from '../../../../contract/notifications/notifications.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Card } from '../../../ui/kit/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { PagedList } from '../../../ui/content/PagedList.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { TitledCard } from '../../../ui/content/TitledCard.tsx'
import { useMinute } from '../../dogs/hooks.ts'
import { useSession } from '../../session/state.ts'
import { NotificationItem } from '../components/NotificationItem.tsx'
import { NotificationSettings } from '../components/NotificationSettings.tsx'
import { readNotifications } from '../mutations.ts'
import { notificationsQuery } from '../queries.ts'

/** What the member is told of, the latest first, and what they want to be told of. */
export function NotificationScreen() {
  const { userId } = useSession()
  const now = useMinute()
  const list = useInfiniteQuery(notificationsQuery(userId))
  const { run, pending } = useCommand(readNotifications)
  const all = list.data?.pages.flatMap(({ items }) => items) ?? []
  const [latest] = all
  return (
    <Stack columns="one" gap={20} room={640}>
      <Row align="center" justify="between" gap={12} wrap>
        <Heading level={1}>알림</Heading>
        {latest && all.some(({ read }) => !read) && (
          <Button variant="subtle" loading={pending} onClick={() => void run({ until: latest.id })}>
            모두 읽음
          </Button>
        )}
      </Row>
      <PagedList
        list={list}
        none={all.length === 0}
        loading={
          <Loading label="알림을 불러오는 중이에요">
            <Skeleton height="16rem" />
          </Loading>
        }
        empty={
          <EmptyState
            icon={IconBell}
            title="아직 알림이 없어요"
            text="내 글에 댓글이 달리거나 찜한 곳이 달라지면 여기에서 알려 드려요."
          />
        }
        label="알림 더 보기"
      >
        {all.length > 0 && (
          <Card as="ul" pad={0} clip aria-label="알림 목록">
            {all.map((one) => (
              <NotificationItem key={one.id} one={one} now={now} />
            ))}
          </Card>
        )}
      </PagedList>
      <TitledCard title="받을 알림" text={`끄면 그때부터 알리지 않아요. 알림은 ${NOTIFICATION_DAYS}일 동안 보관해요.`}>
        <NotificationSettings />
      </TitledCard>
    </Stack>
  )
}
