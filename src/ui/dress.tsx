import type { ComponentPropsWithRef, ElementType, ReactElement } from 'react'
import { type Look, LOOKS, lookClasses, PARTS } from './look.ts'

/** Props of a part of the kit that is the element `as`. */
export type LookProps<Tag extends ElementType> = Look & { as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Look | 'as'
  >

/** The element with the look's classes in place of the look's props; the caller's own class says more than they do. */
export function dress(part: keyof typeof PARTS, props: object, tag: ElementType = PARTS[part].tag): ReactElement {
  const { as: Tag = tag, className, ...given } = props as { as?: ElementType; className?: string | undefined }
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !LOOKS.has(name)))
  return <Tag {...rest} className={`${lookClasses(part, given)} ${className ?? ''}`.trim() || undefined} />
}
