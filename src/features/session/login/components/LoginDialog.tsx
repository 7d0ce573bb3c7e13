import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { Button } from '../../../../ui/actions/Button.tsx'
import { useHiddenBehind } from '../../../../ui/kit/hidden-behind.ts'
import { NO_BANNER } from '../../../../ui/kit/no-banner.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { ThemeProvider } from '../../../../ui/kit/ThemeProvider.tsx'
import { LOGIN_DIALOG, LOGIN_PATH } from '../../model.ts'
import { cancelLoginDialog, storeReturnPath, goToLogin, useLoginDialog } from '../state.ts'
import classes from './LoginDialog.module.css'
import { SocialButtons, type SocialProviders } from '../../social/components/SocialButtons.tsx'

const LOGIN_DIALOG_MAX_WIDTH = 380
const SIGN_UP_PATH = '/auth/signup'

/** Asks an anonymous visitor to log in. Persistent: neither a click outside nor Escape closes it. */
export function LoginDialog(ways: SocialProviders) {
  const { show, title, message } = useLoginDialog()
  const router = useRouter()
  const inside = useHiddenBehind(show)
  const leaveFor = (path: string) => {
    goToLogin(router.state.location.href)
    void router.navigate({ href: path })
  }
  return (
    <ThemeProvider>
      <Modal
        opened={show}
        onClose={cancelLoginDialog}
        closeOnClickOutside={false}
        closeOnEscape={false}
        title={title}
        size={LOGIN_DIALOG_MAX_WIDTH}
        radius="lg"
        centered
        closeButtonProps={{ 'aria-label': '닫기', size: '2.75rem' }}
        overlayProps={{ backgroundOpacity: 0.4 }}
        transitionProps={{ duration: 150, transition: 'pop', timingFunction: 'ease-out' }}
        attributes={NO_BANNER}
        classNames={{ content: classes.content ?? '', title: classes.title ?? '', header: classes.header ?? '' }}
      >
        <div ref={inside}>
          <Stack gap={10}>
            <Text below={8} tone="quiet">
              {message}
            </Text>
            <SocialButtons {...ways} onLeave={() => storeReturnPath(router.state.location.href)} />
            <Button fullWidth data-autofocus onClick={() => leaveFor(LOGIN_PATH)}>
              {LOGIN_DIALOG.email}
            </Button>
            <Button fullWidth variant="subtle" onClick={() => leaveFor(SIGN_UP_PATH)}>
              {LOGIN_DIALOG.signUp}
            </Button>
          </Stack>
        </div>
      </Modal>
    </ThemeProvider>
  )
}
