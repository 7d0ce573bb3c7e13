import { IconArrowLeft, IconHome } from '@tabler/icons-react'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { StackLink } from '../../ui/kit/Stack.tsx'
import { usePageTitle } from './page-title.ts'
import classes from './TopBar.module.css'

/** A back button and the screen's name. Without a history entry to go back to, it leads home. */
export function TopBar() {
  const router = useRouter()
  const title = usePageTitle()
  return (
    <nav className={classes.bar} aria-label="이 화면">
      {useCanGoBack() ? (
        <IconButton label="뒤로" onClick={() => router.history.back()}>
          <IconArrowLeft size={24} stroke={1.75} />
        </IconButton>
      ) : (
        <StackLink middle square={44} round={12} to="/" aria-label="홈으로">
          <IconHome size={24} stroke={1.75} aria-hidden />
        </StackLink>
      )}
      <p className={classes.title}>{title}</p>
    </nav>
  )
}
