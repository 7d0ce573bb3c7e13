import { afterAll, vi } from 'vitest'

// Files of a project that isn't isolated share its window and its libraries. Each gets the modules of the page anew, and leaves nothing behind.
vi.resetModules()
localStorage.clear()
sessionStorage.clear()
document.head.replaceChildren()
document.body.replaceChildren()
for (const { name } of Array.from(document.documentElement.attributes)) document.documentElement.removeAttribute(name)

const undo: (() => void)[] = []
for (const target of [window, document]) {
  const add = target.addEventListener.bind(target)
  target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) => {
    add(type, listener, options)
    undo.push(() => target.removeEventListener(type, listener, options))
  }
  undo.push(() => void (target.addEventListener = add))
}

afterAll(async () => {
  // What is imported later would belong to this file and to the next one.
  await vi.dynamicImportSettled()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  undo.forEach((step) => step())
})
