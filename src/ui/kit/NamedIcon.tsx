import { ICON_NAMES } from './named-icons.ts'
import sprite from './named-icons.svg?no-inline'

interface Props {
  /** The icon's name in the data; an unknown name shows a paw. */
  name: string
  size?: number
  stroke?: number
}

/** Decorative, beside a text: hidden from screen readers. */
export function NamedIcon({ name, size = 24, stroke = 1.75 }: Props) {
  const known = ICON_NAMES.some((one) => one === name) ? name : 'paw'
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <use href={`${sprite}#${known}`} />
    </svg>
  )
}
