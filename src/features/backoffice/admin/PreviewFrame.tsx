import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

interface Props {
  /** What a reader hears. */
  title: string
  /** Of the window that it stands for, in pixels: media queries see that one. */
  width: number
  /** Pixels; without it as high as what it shows. */
  height?: number
  /** Shown so much smaller. */
  scale?: number
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  children: ReactNode
}

/** Its page is as high as what it shows, not as its window. */
const EMPTY = '<!doctype html><html lang="ko"><head></head><body style="min-height: 0"></body></html>'

/** A document of its own, as wide as a visitor's window, with the styles of this one. Nothing in it can be pressed. */
export function PreviewFrame({ title, width, height, scale = 1, onKeyDown, children }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [natural, setNatural] = useState(0)

  useEffect(() => (body ? followStyles(body.ownerDocument) : undefined), [body])

  useEffect(() => {
    if (!body || !onKeyDown) return
    const { ownerDocument } = body
    // Before React's listeners, which may end the event.
    ownerDocument.addEventListener('keydown', onKeyDown, true)
    return () => ownerDocument.removeEventListener('keydown', onKeyDown, true)
  }, [body, onKeyDown])

  useEffect(() => {
    if (!body || height !== undefined) return
    const seen = new ResizeObserver(() => setNatural(body.scrollHeight))
    seen.observe(body)
    return () => seen.disconnect()
  }, [body, height])

  const high = height ?? natural
  return (
    <div style={{ width: width * scale, height: high * scale, margin: '0 auto', overflow: 'hidden' }}>
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={EMPTY}
        style={{ width, height: high, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        onLoad={() => setBody(frame.current?.contentDocument?.body ?? null)}
      >
        {body && createPortal(children, body)}
      </iframe>
    </div>
  )
}

/** Gives a document the styles and the colours of this one, also those that come later. Returns what ends that. */
function followStyles(other: Document): () => void {
  const copies = new Map<Element, Node>()
  const copy = () => {
    const styles = document.head.querySelectorAll('style, link[rel="stylesheet"]')
    for (const style of styles) if (!copies.has(style)) copies.set(style, other.head.appendChild(style.cloneNode(true)))
    const { mantineColorScheme } = document.documentElement.dataset
    if (mantineColorScheme) other.documentElement.dataset['mantineColorScheme'] = mantineColorScheme
  }
  copy()
  const changed = new MutationObserver(copy)
  changed.observe(document.head, { childList: true })
  changed.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] })
  return () => changed.disconnect()
}
