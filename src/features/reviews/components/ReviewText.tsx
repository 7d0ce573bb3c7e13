import { useLayoutEffect, useRef, useState } from 'react'
import classes from './Reviews.module.css'

/** The text with its line breaks; a long one can be expanded. */
export function ReviewText({ text }: { text: string }) {
  const ref = useRef<HTMLParagraphElement>(null)
  const [open, setOpen] = useState(false)
  const [long, setLong] = useState(false)
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = ref.current!
    if (!open) setLong(scrollHeight > clientHeight + 1)
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
