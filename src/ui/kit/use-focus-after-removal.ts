import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place in a list: when an item is removed and the focus would fall to the top of the page, the element of the ref
 * takes it (give it `tabIndex={-1}`).
 *
 * @param length number of items in the list
 */
export function useFocusAfterRemoval(length: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(length)
  useEffect(() => {
    const shorter = length < before.current
    before.current = length
    if (shorter && document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [length])
  return list
}
