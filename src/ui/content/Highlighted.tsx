import { highlighted } from '../../lib/highlighted.ts'

interface Props {
  text: string
  /** The matching ranges, [start, end). */
  ranges: readonly (readonly [number, number])[] | undefined
}

const NONE: readonly (readonly [number, number])[] = []

/** A text with its matching parts highlighted. */
export function Highlighted({ text, ranges = NONE }: Props) {
  return highlighted(text, ranges).map(({ at, text, hit }) => (hit ? <mark key={at}>{text}</mark> : text))
}
