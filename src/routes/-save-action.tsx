import type { PlaceMark } from '../features/saved/model.ts'
import { SaveButton } from '../features/saved/components/SaveButton.tsx'

/** The button on a place's card, wherever places are listed. */
export const saveAction = (place: PlaceMark) => <SaveButton place={place} look="card" />
