/** No dog, and the dog as it was recorded, if the author has deleted it since. */
export const NO_DOG = 'none'
export const UNCHANGED_DOG = 'written'

/** "콩이 · 웰시코기 · 12.3kg" */
export const dogWords = ({ name, breed, weightKg }: { name: string | null; breed: string | null; weightKg: number }) =>
  [name, breed, `${weightKg}kg`].filter(Boolean).join(' · ')

/** The choice that stands for a recorded dog. */
export const choiceOf = (dogId: number | null, dog: unknown) =>
  dogId === null ? (dog ? UNCHANGED_DOG : NO_DOG) : String(dogId)

/** The `dogId` of a body; absent if the dog stays as it was recorded. */
export const dogIdOf = (choice: string) =>
  choice === UNCHANGED_DOG ? {} : { dogId: choice === NO_DOG ? null : Number(choice) }
