import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Button.layer.css'
import { modals, ModalsProvider } from '@mantine/modals'
import { useEffect } from 'react'
import { NO_BANNER } from '../kit/no-banner.ts'
import { ThemeProvider } from '../kit/ThemeProvider.tsx'
import { MESSAGE_COLORS } from './colors.ts'
import classes from './DialogHost.module.css'
import { closeDialog, useOverlays } from './state.ts'

const ID = 'dialog'
const DIALOG_MAX_WIDTH = 250
/** Height of a touch target. */
const TARGET = 44

/** The confirm and alert dialog, by Mantine's modals. */
export function DialogHost() {
  const { show, type, title, message, color } = useOverlays().dialog
  useEffect(() => {
    if (!show) return modals.close(ID)
    modals.openConfirmModal({
      modalId: ID,
      title,
      children: message,
      labels: { confirm: '확인', cancel: '취소' },
      confirmProps: { color: MESSAGE_COLORS[color], h: TARGET, 'data-autofocus': true },
      cancelProps: type === 'alert' ? { display: 'none' } : { h: TARGET },
      onConfirm: () => closeDialog(true),
      onClose: () => closeDialog(false),
    })
  }, [show, type, title, message, color])
  return (
    <ThemeProvider>
      <ModalsProvider
        modalProps={{
          size: DIALOG_MAX_WIDTH,
          centered: true,
          radius: 'lg',
          withCloseButton: false,
          closeOnClickOutside: false,
          transitionProps: { duration: 150, transition: 'pop', timingFunction: 'ease-out' },
          overlayProps: { backgroundOpacity: 0.4 },
          attributes: NO_BANNER,
          classNames: {
            content: classes.surface ?? '',
            header: classes.surface ?? '',
            title: classes.title ?? '',
            body: classes.body ?? '',
          },
        }}
      />
    </ThemeProvider>
  )
}
