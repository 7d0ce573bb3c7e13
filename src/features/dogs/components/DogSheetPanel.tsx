import { SheetBody } from '../../../ui/SheetBody.tsx'
import { closeDogSheet } from '../state.ts'
import { DogForm } from './DogForm.tsx'

/** Sheet and form as one chunk: both are wanted at the same moment. */
export function DogSheetPanel({ opened }: { opened: boolean }) {
  return (
    <SheetBody opened={opened} onClose={closeDogSheet} title="우리 강아지를 알려 주세요">
      <DogForm onDone={closeDogSheet} />
    </SheetBody>
  )
}
