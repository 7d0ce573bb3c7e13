import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Group } from '../../../../../contract/groups/groups.ts'
import { hasAnswered, serverMessage } from '../../../../platform/api/api.ts'
import { Box } from '../../../../ui/kit/Box.tsx'
import { Button, ButtonLink } from '../../../../ui/actions/Button.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { Heading } from '../../../../ui/content/Heading.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { knownPlacesQuery } from '../queries.ts'
import classes from './NotKept.module.css'
import { PlaceCard } from '../../card/components/PlaceCard.tsx'

interface Props {
  title: string
  /** 1 if it is the heading of the screen. */
  level: 1 | 2
  groups: readonly Group[]
  onRetry: () => void
  retrying: boolean
  error: Error | null
  /** Another link, before the one home. */
  children?: ReactNode
}

const AT_MOST = 6

const UNSTABLE = '서버가 불안정해요. 잠시 뒤에 다시 시도해 주세요.'
const OFFLINE = '지금은 연결할 수 없어요. 연결되면 바로 보여 드려요.'

/** Shown for content that can't be loaded and was never stored: says so, and links to what the device has. */
export function NotKept({ title, level, groups, onRetry, retrying, error, children }: Props) {
  const { data = [] } = useQuery(knownPlacesQuery)
  // Recently opened places are pinned; without any, places known from lists are offered.
  const whole = data.filter(({ extent }) => extent === 'whole')
  const offered = (whole.length > 0 ? whole : data.filter(({ extent }) => extent === 'card')).slice(0, AT_MOST)
  return (
    <Box padX={16} padBottom={32} className={classes.screen}>
      <EmptyState
        level={level}
        icon={IconCloudOff}
        title={title}
        text={serverMessage(error) ?? (hasAnswered(error) ? UNSTABLE : OFFLINE)}
      >
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
          onClick={onRetry}
          loading={retrying}
        >
          다시 시도
        </Button>
        {children ?? (
          <ButtonLink to="/" variant="default">
            홈으로 가기
          </ButtonLink>
        )}
      </EmptyState>
      {offered.length > 0 && (
        <section aria-labelledby="on-device">
          <Heading id="on-device">이 기기에서 볼 수 있는 곳</Heading>
          <Stack as="ul" columns={352} gap={12} above={12}>
            {offered.map(({ place }) => (
              <li key={place.id}>
                <PlaceCard card={place} kind={groups.find(({ key }) => key === place.group)} layout="row" />
              </li>
            ))}
          </Stack>
        </section>
      )}
    </Box>
  )
}
