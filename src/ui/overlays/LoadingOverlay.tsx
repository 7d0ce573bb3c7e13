import { createPortal } from 'react-dom'
import { useEffect } from 'react'
import classes from './LoadingOverlay.module.css'
import { focusAfterOverlay } from './focus.ts'
import { useOverlays } from './state.ts'

const VEIL_OPACITY = 0.2

/** Blocks the whole screen during an action: nothing below can be pressed, and it can't be dismissed. */
export function LoadingOverlay() {
  const { loading } = useOverlays()
  useEffect(() => {
    if (!loading) return
    const root = document.getElementById('root')
    const focused = document.activeElement
    root?.setAttribute('inert', '')
    return () => {
      root?.removeAttribute('inert')
      focusAfterOverlay(focused)
    }
  }, [loading])
  if (!loading) return null
  return createPortal(
    <output className={classes.overlay} aria-label="처리하고 있어요">
      <div className={classes.veil} style={{ opacity: VEIL_OPACITY }} />
      <svg className={classes.image} viewBox="0 0 120 48" aria-hidden>
        {[14, 44, 74, 104].map((x, step) => (
          <g
            key={x}
            transform={`translate(${x - 12} ${step % 2 ? 4 : 16})`}
            style={{ animationDelay: `${step * 0.18}s` }}
          >
            <ellipse cx="4.6" cy="9.4" rx="2.3" ry="3" transform="rotate(-24 4.6 9.4)" />
            <ellipse cx="9.4" cy="5" rx="2.3" ry="3.2" transform="rotate(-8 9.4 5)" />
            <ellipse cx="14.6" cy="5" rx="2.3" ry="3.2" transform="rotate(8 14.6 5)" />
            <ellipse cx="19.4" cy="9.4" rx="2.3" ry="3" transform="rotate(24 19.4 9.4)" />
            <path d="M12 11.5c4 0 6.5 3.2 6.5 6.2 0 2.6-2 3.8-3.9 3.3-1.7-.5-3.5-.5-5.2 0-1.9.5-3.9-.7-3.9-3.3 0-3 2.5-6.2 6.5-6.2Z" />
          </g>
        ))}
      </svg>
    </output>,
    document.body,
  )
}
