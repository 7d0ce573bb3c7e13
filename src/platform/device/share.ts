export interface Shared {
  title: string
  text?: string
  url: string
}

export type ShareResult = 'shared' | 'cancelled' | 'copied' | 'failed'

/** Opens the phone's share sheet; if there is none (or it refuses), copies the address to the clipboard. */
export async function share(what: Shared): Promise<ShareResult> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(what)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  return (await copyText(what.url)) ? 'copied' : 'failed'
}

/** To the clipboard; false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** Older in-app browsers and plain http on a local network lack the clipboard API. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;top:0;opacity:0'
  document.body.append(field)
  try {
    field.select()
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
  }
}
