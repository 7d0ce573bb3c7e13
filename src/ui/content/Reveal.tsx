import { type ReactNode, useEffect, useRef } from 'react'
import classes from './Reveal.module.css'

/** How far, in px, an element must have come into view before it is animated. */
const REVEAL_OFFSET = 120

interface Props {
  /** `section`: 400 ms, once. `product`: 800 ms, again each time it comes into view. */
  kind?: 'section' | 'product'
  className?: string | undefined
  children: ReactNode
}

/** Fades its content in as it is scrolled into view. Without script, or with reduced motion, it is simply shown. */
export function Reveal({ kind = 'section', className, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current!
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // What is in view already stays as it is: hiding it again would flash.
    const inSight = element.getBoundingClientRect().top < innerHeight
    if (!inSight) element.dataset.reveal = 'waiting'
    else if (kind === 'section') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          element.dataset.reveal = 'shown'
          if (kind === 'section') observer.disconnect()
        } else if (kind === 'product') {
          element.dataset.reveal = 'waiting'
        }
      },
      { rootMargin: `0px 0px -${REVEAL_OFFSET}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [kind])
  return (
    <div ref={ref} className={[classes.reveal, className].filter(Boolean).join(' ')} data-kind={kind}>
      {children}
    </div>
  )
}
