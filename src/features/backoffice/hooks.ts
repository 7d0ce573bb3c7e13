import { useNavigate } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useScreenLocation } from '../../platform/navigation/screen-location.ts'
import { type ListSearch, withSearch } from './model.ts'

/** The state of a list in its address, and a way to change it. */
export function useListSearch() {
  const navigate = useNavigate()
  const search = useScreenLocation((location) => location.search as ListSearch)
  const splat = useScreenLocation(({ pathname }) => splatOf(pathname))
  const change = (changes: Record<string, string | undefined>, replace = false) =>
    void navigate({ to: '/adm/$', params: { _splat: splat }, search: withSearch(search, changes) as never, replace })
  /** Another state of the list instead of this one. */
  const show = (other: ListSearch) =>
    void navigate({ to: '/adm/$', params: { _splat: splat }, search: { ...other } as never })
  return { search, change, show }
}

/** How many rows of a queue come before those that its address asks for. */
export function useQueueFrom(): number {
  const { search } = useListSearch()
  const from = Number(search['from'] ?? 0)
  return Number.isInteger(from) && from > 0 ? from : 0
}

/** Text fields and choices of the editor, in order; a rich text's field is its editable element. */
const FIELDS = '#main form :is(input, select, textarea, [contenteditable="true"])'
/** An editor that is mounted anew, below an overlay that goes, can be focused after some frames. */
const MOST_FRAMES = 120

/** Keeps the keyboard's place in a form that begins anew once it is saved (`turn`). Returns what remembers the place. */
export function useFocusAfterSaving(turn: number): () => void {
  const left = useRef<{ tag: string; at: number; caret: [number, number] | null } | null>(null)
  // Before the next key arrives.
  useLayoutEffect(() => {
    const place = left.current
    left.current = null
    if (turn === 0 || !place) return
    let frame = 0
    let tries = 0
    const focus = () => {
      if (document.activeElement !== document.body) return
      const field = fieldsOf(place.tag)[place.at] ?? (place.at < 0 ? document.getElementById('main') : null)
      field?.focus({ preventScroll: true })
      if (place.caret && isText(field)) field.setSelectionRange(...place.caret)
      if (++tries < MOST_FRAMES) frame = requestAnimationFrame(focus)
    }
    focus()
    return () => cancelAnimationFrame(frame)
  }, [turn])
  return () => {
    const { activeElement } = document
    left.current = {
      tag: activeElement?.tagName ?? '',
      at: fieldsOf(activeElement?.tagName).indexOf(activeElement as HTMLElement),
      caret: isText(activeElement) ? [activeElement.selectionStart ?? 0, activeElement.selectionEnd ?? 0] : null,
    }
  }
}

/** A field that has a caret: a number or a date has none. */
const isText = (field: Element | null | undefined): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.selectionStart !== null)

/** A dialog that closes below the veil of a running call can't give the focus back to its button; the button takes it afterwards, unless something else has it. */
export function useFocusOnceDone(pending: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(pending)
  useEffect(() => {
    const done = before.current && !pending
    before.current = pending
    if (!done) return
    let frame = 0
    let tries = 0
    const focus = () => {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
      if (document.activeElement !== button.current && ++tries < MOST_FRAMES) frame = requestAnimationFrame(focus)
    }
    focus()
    return () => cancelAnimationFrame(frame)
  }, [pending])
  return button
}

const fieldsOf = (tag: string | undefined) =>
  [...document.querySelectorAll<HTMLElement>(FIELDS)].filter(({ tagName }) => tagName === tag)

/** What follows `/adm/`. */
export const splatOf = (pathname: string): string => pathname.replace(/^\/adm\/?/, '').replace(/\/$/, '')
