import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Modal } from '@mantine/core'
import { closeDogSheet } from '../state.ts'
import { DogForm } from './DogForm.tsx'
import classes from './DogSheetPanel.module.css'

/** A sheet from below on a phone, a dialog on a desktop. */
export function DogSheetPanel({ opened }: { opened: boolean }) {
  return (
    <Modal
      opened={opened}
      onClose={closeDogSheet}
      title="우리 강아지를 알려 주세요"
      closeButtonProps={{ 'aria-label': '닫기', size: '2.75rem' }}
      size="30rem"
      radius="1.25rem"
      padding={0}
      transitionProps={{ transition: 'slide-up', duration: 200 }}
      classNames={{
        inner: classes.inner!,
        content: classes.content!,
        header: classes.header!,
        title: classes.title!,
        body: classes.body!,
      }}
    >
      <DogForm onDone={closeDogSheet} />
    </Modal>
  )
}
