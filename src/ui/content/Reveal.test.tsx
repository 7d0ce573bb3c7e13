import { act, render } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Reveal } from './Reveal.tsx'

type Entry = { isIntersecting: boolean; boundingClientRect: { top: number } }
let observers: { see: (entry: Entry) => void; options: IntersectionObserverInit | undefined; watching: boolean }[] = []
let reducedMotion = false

beforeEach(() => {
  observers = []
  reducedMotion = false
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      own: (typeof observers)[number]
      constructor(callback: (entries: Entry[]) => void, options?: IntersectionObserverInit) {
        this.own = { see: (entry) => act(() => callback([entry])), options, watching: false }
        observers.push(this.own)
      }
      observe() {
        this.own.watching = true
      }
      disconnect() {
        this.own.watching = false
      }
    },
  )
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reducedMotion && query.includes('reduce') }))
})

/** An element whose top is at `top` px, in a window of 768. */
function stand(kind: 'section' | 'product', top: number) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
  const { container } = render(<Reveal kind={kind}>내용</Reveal>)
  const element = container.firstElementChild as HTMLElement
  return { element, state: () => element.dataset['reveal'], observer: () => observers.at(-1)! }
}
const IN = { isIntersecting: true, boundingClientRect: { top: 300 } }
const BELOW = { isIntersecting: false, boundingClientRect: { top: 900 } }
const ABOVE = { isIntersecting: false, boundingClientRect: { top: -400 } }

describe('scroll animations', () => {
  test('R9.05 a section waits below, rises once it is 120 px in sight, and then stays', () => {
    const { state, observer } = stand('section', 2000)
    expect(state()).toBe('waiting')
    expect(observer().options?.rootMargin).toBe('0px 0px -120px 0px')
    observer().see(IN)
    expect(state()).toBe('shown')
    expect(observer().watching).toBe(false)
  })

  test('What fell 13: R9.05 a product rises again each time it comes into view, from below and from above', () => {
    const { state, observer } = stand('product', 2000)
    observer().see(IN)
    expect(state()).toBe('shown')
    observer().see(ABOVE)
    expect(state(), 'after scrolling past').toBe('waiting')
    observer().see(IN)
    expect(state()).toBe('shown')
    observer().see(BELOW)
    expect(state()).toBe('waiting')
    observer().see(IN)
    expect(state()).toBe('shown')
  })

  test('R9.05 none under prefers-reduced-motion', () => {
    reducedMotion = true
    const { state } = stand('product', 2000)
    expect(state()).toBeUndefined()
    expect(observers).toEqual([])
  })

  test('what is in sight at first does not flash', () => {
    expect(stand('section', 100).state()).toBeUndefined()
  })

  test('R9.05 it takes 400 ms with ease, a product 800 ms with ease-in-out', () => {
    const css = readFileSync(path.join(import.meta.dirname, 'Reveal.module.css'), 'utf8')
    const rule = (selector: string) => css.slice(css.indexOf(`${selector} {`)).split('}')[0]
    expect(rule('.reveal')).toMatch(/transition-timing-function: ease;\s+transition-duration: 400ms;/)
    expect(rule(".reveal[data-kind='product']")).toMatch(/ease-in-out;\s+transition-duration: 800ms;/)
  })
})
