import { highlighted } from '../lib/highlighted.ts'

interface Props {
  text: string
  /** [start, end) of what matched. */
  ranges: readonly (readonly [number, number])[] | undefined
}

const NONE: readonly (readonly [number, number])[] = []

/** A text with what matched marked in it. */
export function Highlighted({ text, ranges = NONE }: Props) {
  return highlighted(text, ranges).map(({ at, text, hit }) => (hit ? <mark key={at}>{text}</mark> : text))
}
