import { afterEach, expect, test, vi } from 'vitest'
import { replayEarlyPress, stopCollectingPresses } from './early-press.ts'

afterEach(() => {
  delete window.earlyPress
  document.body.replaceChildren()
})

function button() {
  const element = document.body.appendChild(document.createElement('button'))
  const onClick = vi.fn()
  element.addEventListener('click', onClick)
  return { element, onClick }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

test('First view: a press before React listens is repeated once the page is taken over', async () => {
  const { element, onClick } = button()
  window.earlyPress = element
  stopCollectingPresses()
  expect(onClick).not.toHaveBeenCalled()
  replayEarlyPress()
  await nextTask()
  expect(onClick).toHaveBeenCalledOnce()
  replayEarlyPress()
  await nextTask()
  expect(onClick, 'not with the next takeover').toHaveBeenCalledOnce()
})

test('First view: a press on a button that React has replaced is not repeated', async () => {
  const { element, onClick } = button()
  window.earlyPress = element
  stopCollectingPresses()
  element.remove()
  replayEarlyPress()
  await nextTask()
  expect(onClick).not.toHaveBeenCalled()
})

test('First view: a press while the page is taken over is React’s own, and is not repeated', async () => {
  const { element, onClick } = button()
  stopCollectingPresses()
  expect(window.earlyPress).toBe(false)
  // As index.html does.
  if (window.earlyPress !== false) window.earlyPress = element
  replayEarlyPress()
  await nextTask()
  expect(onClick).not.toHaveBeenCalled()
})

test.each([
  ['false', 'true', 1],
  ['true', 'true', 0],
  ['true', 'false', 1],
  ['false', 'false', 0],
])('Everyday use: a switch that is %s and was pressed to be %s is pressed %d times', async (is, wanted, times) => {
  const { element, onClick } = button()
  element.dataset['earlyPress'] = wanted
  window.earlyPress = element
  stopCollectingPresses()
  replayEarlyPress()
  // The device knows more than the server's HTML.
  element.setAttribute('aria-pressed', is)
  await nextTask()
  await nextTask()
  expect(onClick).toHaveBeenCalledTimes(times)
  expect(element.dataset['earlyPress']).toBeUndefined()
})
