import picture from './lost-dog.svg?no-inline'

/** A puppy that tilts its head: for screens that have nothing else to show. */
export function LostDog({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 160 140" aria-hidden>
      <use href={`${picture}#dog`} />
    </svg>
  )
}
