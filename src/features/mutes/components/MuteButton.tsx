import { useOverlayEntry } from '../../../platform/navigation/overlay-entry.ts'
import { onDemand } from '../../../ui/states/OnDemand.tsx'
import { QuietAction } from '../../../ui/actions/QuietAction.tsx'
import { openLoginDialog } from '../../session/login/state.ts'
import { useSession } from '../../session/state.ts'
import type { MuteTarget } from '../model.ts'

const MuteSheet = onDemand(async () => (await import('./MuteSheet.tsx')).MuteSheet)

interface Props {
  /** Null: nobody is named, so there is nobody to hide. */
  author: MuteTarget | null
  /** Names what stands above the button, uniquely on its screen. */
  of: string
}

/** Below what another member has written: opens the choice between hiding and blocking them. */
export function MuteButton({ author, of }: Props) {
  const { userId } = useSession()
  const sheet = useOverlayEntry(`mute-${of}`)
  if (author === null || (userId !== null && author.id === userId)) return null
  const open = () => (userId === null ? openLoginDialog({ onSuccess: () => sheet.open(0) }) : sheet.open(0))
  return (
    <>
      <QuietAction aria-haspopup="dialog" aria-label={`${author.nickname}님 숨기기`} onClick={open}>
        숨기기
      </QuietAction>
      <MuteSheet when={sheet.value !== null} opened={sheet.value !== null} member={author} onClose={sheet.close} />
    </>
  )
}
