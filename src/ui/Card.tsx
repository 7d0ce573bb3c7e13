import type { ElementType } from 'react'
import { dress, type LookProps } from './dress.tsx'

/** A surface that lies on the page; with a `gap`, its parts one below another. */
export const Card = <Tag extends ElementType = 'div'>(props: LookProps<Tag>) => dress('Card', props)
