import type { Size } from '../../../../contract/dogs/dog-sizes.ts'
/** Drawn to one scale on a common ground line, so that the three sizes compare at a glance. */
import pictures from './dogs.svg?no-inline'

/** A dog of one size; decorative, as its name is beside it. */
export function DogPicture({ size }: { size: Size }) {
  return (
    <svg viewBox="0 0 96 72" aria-hidden width="100%">
      <use href={`${pictures}#${size}`} />
    </svg>
  )
}
