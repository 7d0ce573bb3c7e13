import { useConnection } from '../../../platform/api/connection-state.ts'
import { Stack } from '../../../ui/kit/Stack.tsx'

/** Below a form that can't be sent now. */
export function OfflineNote() {
  const { quality } = useConnection()
  if (quality !== 'offline') return null
  return (
    <Stack as="output" padY={14} padX={16} ground="sunken" round={12}>
      지금은 연결할 수 없어서 보낼 수 없어요. 쓴 내용은 이 기기에 남아 있으니, 연결되면 보내 주세요.
    </Stack>
  )
}
