import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ElementType } from 'react'
import { dress, type LookProps } from './dress.tsx'
import type { Look } from './look.ts'

/** Children one below another, or in columns. */
export const Stack = <Tag extends ElementType = 'div'>(props: LookProps<Tag>) => dress('Stack', props)

/** The same, as a link inside the app. */
export const StackLink = /* @__PURE__ */ createLink((props: Look & Omit<ComponentProps<'a'>, keyof Look>) =>
  dress('Stack', props, 'a'),
)
