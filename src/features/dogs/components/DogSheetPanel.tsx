import { SheetBody } from '../../../ui/SheetBody.tsx'
import { DogForm } from './DogForm.tsx'

/** Sheet and form as one chunk: both are wanted at the same moment. */
export function DogSheetPanel({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <SheetBody opened={opened} onClose={onClose} title="우리 강아지를 알려 주세요">
      <DogForm onDone={onClose} />
    </SheetBody>
  )
}
