import { Button } from '../../../ui/actions/Button.tsx'
import type { Asking } from '../confirmation-hooks.ts'
import { useMe } from '../queries.ts'
import { ConfirmPassword, IdentityBox } from './IdentityBox.tsx'

/** Asks for the password before something that can't be undone; what was pressed goes on by itself. */
export function ConfirmPanel({ asking }: { asking: Asking | null }) {
  return asking && <Panel {...asking} />
}

function Panel({ done, cancel }: Asking) {
  const me = useMe()
  return (
    <IdentityBox>
      {me.data?.hasPassword === false ? (
        <p>로그인한 지 시간이 지났어요. 로그아웃했다가 다시 로그인하면 이어서 할 수 있어요.</p>
      ) : (
        // What was pressed is above; the answer is expected here.
        <ConfirmPassword submit="확인하고 계속하기" onConfirmed={done} focused />
      )}
      <Button variant="subtle" onClick={cancel}>
        그만두기
      </Button>
    </IdentityBox>
  )
}
