import { type CSSProperties, useEffect, useState } from 'react'
import { onDemand } from '../../../ui/OnDemand.tsx'
import classes from './PlaceReviewsSlot.module.css'
import type { PlaceReviewsProps } from './PlaceReviews.tsx'

const PlaceReviews = onDemand(async () => (await import('./PlaceReviews.tsx')).PlaceReviews)

/** Delay in ms in favour of the rest of the page. */
const PATIENCE_MS = 400

/** Reserves space for the reviews of a place, and loads them after the page's main content has been shown. */
export function PlaceReviewsSlot(props: PlaceReviewsProps) {
  const [when, setWhen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setWhen, PATIENCE_MS, true)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={classes.slot} style={{ '--count': Math.min(3, props.place.reviewCount) } as CSSProperties}>
      <PlaceReviews when={when} {...props} />
    </div>
  )
}
