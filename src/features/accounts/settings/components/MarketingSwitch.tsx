import type { User } from '../../../../../contract/accounts.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { setMarketing } from '../../mutations.ts'
import { Row } from '../../../../ui/Row.tsx'
import classes from './Settings.module.css'

/** Consent to news by mail. */
export function MarketingSwitch({ user }: { user: User }) {
  const { run, pending } = useCommand(setMarketing)
  const { nickname, introduction } = user
  const on = pending ? !user.marketing : user.marketing
  return (
    <Row as="label" gap={16} align="center" justify="between" tall={44} press className={classes.switch}>
      <span>새 소식과 혜택을 이메일로 받기</span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        disabled={pending}
        onChange={(event) => void run({ nickname, introduction, marketing: event.target.checked })}
      />
    </Row>
  )
}
