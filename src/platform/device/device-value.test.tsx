import { useEffect } from 'react'
import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDeviceValue } from './device-value.ts'

/** A store with one value, and what a component shows of it at each render. */
function deviceStore(value: string) {
  const listeners = new Set<() => void>()
  const shown: string[] = []
  const listen = (changed: () => void) => {
    listeners.add(changed)
    return () => void listeners.delete(changed)
  }
  const current = () => value
  function Value() {
    const seen = useDeviceValue(listen, current, 'of the server')
    shown.push(seen)
    return <p>{seen}</p>
  }
  const set = (next: string) => {
    value = next
    for (const changed of listeners) changed()
  }
  return { Value, shown, set, listeners }
}

test('what the device knows replaces what the server wrote, after it was taken over unchanged', () => {
  const { Value, shown } = deviceStore('of the device')
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = '<p>of the server</p>'
  const element = root.firstChild
  render(<Value />, { container: root, hydrate: true })
  expect(shown).toEqual(['of the server', 'of the device'])
  expect(root.textContent).toBe('of the device')
  expect(root.firstChild, 'no mismatch: the element is the server’s').toBe(element)
})

test('a component that is mounted later shows the device’s value at once, and follows it until it goes', () => {
  const { Value, shown, set, listeners } = deviceStore('of the device')
  const { unmount } = render(<Value />)
  expect(shown).toEqual(['of the device'])
  act(() => set('changed'))
  expect(shown).toEqual(['of the device', 'changed'])
  unmount()
  expect(listeners.size).toBe(0)
})

test('a change between the first render and the subscription is not lost', () => {
  const { Value, set } = deviceStore('before')
  function Changing() {
    useEffect(() => set('after'), [])
    return null
  }
  // Effects of the first of two siblings run first.
  const { container } = render(
    <>
      <Changing />
      <Value />
    </>,
  )
  expect(container.textContent).toBe('after')
})
