import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ElementType } from 'react'
import { dress, type LookProps } from './dress.tsx'
import type { Look } from './look.ts'

/** Text in a size, a weight and a tone of the theme. */
export const Text = <Tag extends ElementType = 'p'>(props: LookProps<Tag>) => dress('Text', props)

/** The same, as a link inside the app. */
export const TextLink = /* @__PURE__ */ createLink((props: Look & Omit<ComponentProps<'a'>, keyof Look>) =>
  dress('Text', props, 'a'),
)
