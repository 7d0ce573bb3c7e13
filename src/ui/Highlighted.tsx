import { highlighted } from '../lib/highlighted.ts'

interface Props {
  text: string
  /** [start, end) of what matched. */
  ranges: readonly (readonly [number, number])[] | undefined
}

/** A text with what matched marked in it. */
export function Highlighted({ text, ranges = [] }: Props) {
  return highlighted(text, ranges).map(({ text, hit }, index) =>
    // Parts have no identity but their place.
    hit ? <mark key={index}>{text}</mark> : text,
  )
}
