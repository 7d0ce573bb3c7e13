import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MAIN_ID } from './frame/Main.tsx'
import { keepFocus } from './keep-focus.ts'

let end: () => void
beforeEach(() => {
  document.body.innerHTML = `<div id="root"><main id="${MAIN_ID}" tabindex="-1"><ul><li id="a"><button>지우기</button></li><li><button id="b">지우기</button></li></ul></main></div>`
  end = keepFocus()
})
afterEach(() => {
  end()
  document.body.innerHTML = ''
})
const first = () => document.querySelector<HTMLElement>('#a button')!
const list = () => document.querySelector('ul')!
const settled = () => new Promise((resolve) => setTimeout(resolve, 150))

test('Everyday use: an item that is removed leaves its focus to its list, until that is left', async () => {
  first().focus()
  document.getElementById('a')!.remove()
  await vi.waitFor(() => expect(document.activeElement).toBe(list()))
  document.getElementById('b')!.focus()
  expect(list().hasAttribute('tabindex')).toBe(false)
})

test('Everyday use: where nothing around it is left, the main element takes the focus', async () => {
  first().focus()
  list().remove()
  await vi.waitFor(() => expect(document.activeElement).toBe(document.getElementById(MAIN_ID)))
})

test('Everyday use: a focus that was placed elsewhere, or left before, stays as it is', async () => {
  first().focus()
  document.getElementById('a')!.remove()
  document.getElementById('b')!.focus()
  await settled()
  expect(document.activeElement?.id).toBe('b')
  document.getElementById('b')!.blur()
  await Promise.resolve()
  list().remove()
  await settled()
  expect(document.activeElement).toBe(document.body)
})

test('Everyday use: another screen places the focus itself', async () => {
  const { pathname } = location
  first().focus()
  history.pushState(null, '', '/elsewhere')
  document.getElementById('a')!.remove()
  await settled()
  expect(document.activeElement).toBe(document.body)
  history.pushState(null, '', pathname)
})

test('Everyday use: a dialog that is closed as it takes the focus gives it back to what opened it', async () => {
  const opener = document.getElementById('b')!
  opener.focus()
  document.body.insertAdjacentHTML('beforeend', '<div><section role="dialog"><button>닫기</button></section></div>')
  const dialog = document.querySelector<HTMLElement>('[role=dialog]')!
  dialog.querySelector('button')!.focus()
  expect(opener.matches(':focus')).toBe(false)
  dialog.parentElement!.remove()
  await vi.waitFor(() => expect(document.activeElement).toBe(opener))
  expect(opener.hasAttribute('tabindex')).toBe(false)
})
