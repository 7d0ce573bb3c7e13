import { Button } from '../../../ui/actions/Button.tsx'
import { dogLabel, factsOf } from '../label-model.ts'
import { openDogSheet, useVisitorDog } from '../state.ts'

/** The dog that is described on this device, and a button to describe it anew. */
export function VisitorDogRow() {
  const dog = useVisitorDog()
  return (
    <>
      <p>{dog ? `${dogLabel(dog)} · ${factsOf(dog)}` : '아직 알려 주지 않았어요.'}</p>
      <Button variant="default" onClick={openDogSheet}>
        {dog ? '강아지 정보 고치기' : '우리 강아지 알려 주기'}
      </Button>
    </>
  )
}
