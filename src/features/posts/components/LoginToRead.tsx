import { IconLock } from '@tabler/icons-react'
import { Button } from '../../../ui/actions/Button.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { openLoginDialog } from '../../session/login/state.ts'
import { useForVisitors } from '../../session/visitor-hooks.ts'

interface Props {
  /** Whom it is shown to. */
  text: string
  level?: 1 | 2
}

/** Instead of what only some may read, for a visitor, who may be one of them. */
export function LoginToRead({ text, level = 2 }: Props) {
  const forVisitors = useForVisitors()
  return (
    <div data-visitors={forVisitors}>
      <EmptyState icon={IconLock} level={level} title="로그인하면 볼 수 있어요" text={text}>
        <Button onClick={() => openLoginDialog()}>로그인하기</Button>
      </EmptyState>
    </div>
  )
}
