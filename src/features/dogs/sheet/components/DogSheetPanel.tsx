import { useState } from 'react'
import { SheetBody } from '../../../../ui/content/SheetBody.tsx'
import { useSession } from '../../../session/state.ts'
import { useMyDogs } from '../../queries.ts'
import { useVisitorDog } from '../../state.ts'
import { DogForm } from './DogForm.tsx'
import { MoveDogOffer } from '../../travel/components/MoveDogOffer.tsx'
import { TravelPicker } from '../../travel/components/TravelPicker.tsx'

interface Props {
  opened: boolean
  onClose: () => void
}

/** Sheet and form as one chunk, as both are needed at the same moment. A member with dogs chooses among them instead. */
export function DogSheetPanel({ opened, onClose }: Props) {
  const { userId } = useSession()
  const mine = useMyDogs()
  const dog = useVisitorDog()
  const [changing, setChanging] = useState(false)
  if (userId !== null && mine.length > 0)
    return (
      <SheetBody opened={opened} onClose={onClose} title="오늘 함께 가는 강아지">
        <TravelPicker userId={userId} dogs={mine} onClose={onClose} />
        <MoveDogOffer />
      </SheetBody>
    )
  const offered = userId !== null && dog !== null && !changing
  return (
    <SheetBody opened={opened} onClose={onClose} title="우리 강아지를 알려 주세요">
      {offered ? (
        <MoveDogOffer onChange={() => setChanging(true)} />
      ) : (
        <DogForm onDone={userId === null ? onClose : () => setChanging(false)} />
      )}
    </SheetBody>
  )
}
