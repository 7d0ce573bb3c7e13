import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ElementType } from 'react'
import { dress, type LookProps } from './dress.tsx'
import type { Look } from './look.ts'

/** Children side by side. */
export const Row = <Tag extends ElementType = 'div'>(props: LookProps<Tag>) => dress('Row', props)

/** The same, as a link inside the app. */
export const RowLink = /* @__PURE__ */ createLink((props: Look & Omit<ComponentProps<'a'>, keyof Look>) =>
  dress('Row', props, 'a'),
)
