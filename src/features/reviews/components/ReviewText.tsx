import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import classes from './Reviews.module.css'

const isCut = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight > clientHeight + 1

/** Lines shown, as in Reviews.module.css. */
const LINES = 6
/** Characters in so many lines, of a phone and of the widest column. */
const [NARROW, WIDE] = [150, 300]

function guessLong(text: string): 'short' | 'long on a phone' | 'long' {
  if (text.length > WIDE || text.split('\n').length > LINES) return 'long'
  return text.length > NARROW ? 'long on a phone' : 'short'
}

/** The text with its line breaks; a long one can be expanded. */
export function ReviewText({ text }: { text: string }) {
  const ref = useRef<HTMLParagraphElement>(null)
  const [open, setOpen] = useState(false)
  const [long, setLong] = useState<boolean | null>(null)
  // In HTML from the server nothing has been measured.
  const guess = guessLong(text)
  // Before the first paint: later, the button would push down what follows. The observer is for widths that change.
  useLayoutEffect(() => {
    if (open) return undefined
    const measure = () => setLong(isCut(ref.current!))
    measure()
    // Called after the layout and before the paint: measuring there costs no layout of its own, and no frame lacks the button.
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(ref.current!)
    return () => observer.disconnect()
  }, [open])
  return (
    <div>
      <p ref={ref} className={classes.text} data-open={open || undefined}>
        {text}
      </p>
      {(long ?? guess !== 'short') && (
        <button
          type="button"
          className={classes.more}
          data-narrow={(long === null && guess === 'long on a phone') || undefined}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? '접기' : '더 보기'}
        </button>
      )}
    </div>
  )
}
