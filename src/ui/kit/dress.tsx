import type { ComponentPropsWithRef, ElementType, ReactElement } from 'react'
import { type Look, LOOKS, lookClasses, PARTS } from './look.ts'

/** Props of a kit component that renders the element `as`. */
export type LookProps<Tag extends ElementType> = Look & { as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Look | 'as'
  >

/** Renders the element with the look's classes instead of the look's props; the caller's own class overrides them. */
export function dress(part: keyof typeof PARTS, props: object, tag: ElementType = PARTS[part].tag): ReactElement {
  const { as: Tag = tag, className, ...given } = props as { as?: ElementType; className?: string | undefined }
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !LOOKS.has(name)))
  return <Tag {...rest} className={`${lookClasses(part, given)} ${className ?? ''}`.trim() || undefined} />
}
