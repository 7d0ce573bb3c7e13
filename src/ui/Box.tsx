import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ElementType } from 'react'
import { dress, type LookProps } from './dress.tsx'
import type { Look } from './look.ts'

/** A surface, or a place in another layout. */
export const Box = <Tag extends ElementType = 'div'>(props: LookProps<Tag>) => dress('Box', props)

/** The same, as a link inside the app. */
export const BoxLink = /* @__PURE__ */ createLink((props: Look & Omit<ComponentProps<'a'>, keyof Look>) =>
  dress('Box', props, 'a'),
)
