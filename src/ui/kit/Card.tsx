import type { ElementType } from 'react'
import { dress, type LookProps } from './dress.tsx'

/** A raised surface; with a `gap`, its children are stacked. */
export const Card = <Tag extends ElementType = 'div'>(props: LookProps<Tag>) => dress('Card', props)
