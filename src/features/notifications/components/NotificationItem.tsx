import {
  IconAt,
  IconBellRinging,
  IconHeart,
  IconMapPin,
  IconMessage,
  IconMessageReport,
  IconSpeakerphone,
  type TablerIcon,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Notification, NotificationKind } from '../../../../contract/notifications/notifications.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { timeWords } from '../../../platform/dates/time-words.ts'
import { Box } from '../../../ui/kit/Box.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { pathOf, sentenceOf } from '../model.ts'
import { readNotification } from '../mutations.ts'
import classes from './NotificationItem.module.css'

const ICON: Record<NotificationKind, TablerIcon> = {
  answers: IconMessage,
  mentions: IconAt,
  likes: IconHeart,
  mentoring: IconBellRinging,
  notices: IconSpeakerphone,
  decisions: IconMessageReport,
  places: IconMapPin,
}

interface Props {
  one: Notification
  now: number | null
}

/** What happened, to what, and when; leads there. */
export function NotificationItem({ one, now }: Props) {
  const { run } = useCommand(readNotification)
  const Icon = ICON[one.kind]
  const read = () => {
    if (!one.read) void run({ id: one.id })
  }
  return (
    <li>
      <Link to={pathOf(one)} className={classes.item} data-unread={!one.read || undefined} onClick={read}>
        <Box as="span" tone="accent" padTop={2} aria-hidden>
          <Icon size={22} stroke={1.75} />
        </Box>
        <Stack as="span" gap={2} columns="one">
          <b>
            {!one.read && <span className="visually-hidden">읽지 않음 </span>}
            {sentenceOf(one)}
          </b>
          {one.title && (
            <Text as="span" size="sm" clip clamp={2}>
              {one.title}
            </Text>
          )}
          {one.text && (
            <Text as="span" size="sm" tone="quiet" clip clamp={2}>
              {one.text}
            </Text>
          )}
          <Text as="span" size="sm" tone="quiet">
            {timeWords(one.at, now)}
          </Text>
        </Stack>
      </Link>
    </li>
  )
}
