import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import classes from './Reviews.module.css'

/** The text with its line breaks; a long one can be expanded. */
export function ReviewText({ text }: { text: string }) {
  const ref = useRef<HTMLParagraphElement>(null)
  const [open, setOpen] = useState(false)
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (open) return undefined
    // Called after the layout and before the paint: measuring there costs no layout of its own, and no frame lacks the button.
    const observer = new ResizeObserver(([entry]) => {
      const { scrollHeight, clientHeight } = entry!.target
      flushSync(() => setLong(scrollHeight > clientHeight + 1))
    })
    observer.observe(ref.current!)
    return () => observer.disconnect()
  }, [open])
  return (
    <div>
      <p ref={ref} className={classes.text} data-open={open || undefined}>
        {text}
      </p>
      {long && (
        <button type="button" className={classes.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '접기' : '더 보기'}
        </button>
      )}
    </div>
  )
}
