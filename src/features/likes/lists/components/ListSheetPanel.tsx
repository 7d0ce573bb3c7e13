import { Button } from '../../../../ui/actions/Button.tsx'
import { SheetBody } from '../../../../ui/content/SheetBody.tsx'
import type { ListSheet } from '../state.ts'
import { ListManager } from './ListManager.tsx'
import { ListPicker } from './ListPicker.tsx'

interface Props {
  opened: boolean
  asked: ListSheet
  onClose: () => void
}

export function ListSheetPanel({ opened, asked: { place, list }, onClose }: Props) {
  return (
    <SheetBody
      opened={opened}
      onClose={onClose}
      title={place === null ? '목록 관리' : '목록에 담기'}
      footer={
        <Button variant="default" onClick={onClose}>
          완료
        </Button>
      }
    >
      {place === null ? <ListManager first={list} /> : <ListPicker place={place} />}
    </SheetBody>
  )
}
