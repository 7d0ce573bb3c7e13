import { useQuery } from '@tanstack/react-query'
import type { MuteLevel } from '../../../../contract/mutes/mutes.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Sheet } from '../../../ui/content/Sheet.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { useSession } from '../../session/state.ts'
import { isSame, type MuteTarget } from '../model.ts'
import { setMute } from '../mutations.ts'
import { mutesQuery } from '../queries.ts'

interface Props {
  opened: boolean
  member: MuteTarget
  /** Closes it, and then does what is given. */
  onClose: (then?: () => void) => void
}

const CHOICES: readonly { level: MuteLevel; set: string; undo: string; text: string }[] = [
  {
    level: 'muted',
    set: '숨기기',
    undo: '숨기기 풀기',
    text: '이 회원의 글과 댓글, 후기가 나에게 보이지 않고, 알림도 오지 않아요.',
  },
  {
    level: 'blocked',
    set: '차단하기',
    undo: '차단 풀기',
    text: '숨기고, 이 회원이 내 글과 댓글에 답하지 못하게 해요.',
  },
]

/** What a member wants of another; each choice says what it does. */
export function MuteSheet({ opened, member, onClose }: Props) {
  const { data = [] } = useQuery(mutesQuery(useSession().userId))
  const { run } = useCommand(setMute)
  const now = data.find((mute) => isSame(mute, member))?.level ?? null
  // What was pressed may disappear with what it is about: the sheet is closed before.
  const set = (level: MuteLevel | null) => onClose(() => void run({ ...member, level }))
  return (
    <Sheet opened={opened} onClose={() => onClose()} title={`${member.nickname}님 숨기기`}>
      <Stack columns="one" gap={20} padBottom={8}>
        {CHOICES.map(({ level, set: label, undo, text }) => (
          <Stack key={level} columns="one" gap={8}>
            <Text size="sm" tone="quiet">
              {text}
            </Text>
            {now === level ? (
              <Button variant="light" onClick={() => set(null)}>
                {undo}
              </Button>
            ) : (
              <Button variant="default" onClick={() => set(level)}>
                {label}
              </Button>
            )}
          </Stack>
        ))}
        <Text size="sm" tone="quiet">
          상대에게는 알리지 않아요. 설정에서 언제든 되돌릴 수 있어요.
        </Text>
      </Stack>
    </Sheet>
  )
}
