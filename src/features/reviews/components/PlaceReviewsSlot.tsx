import { type CSSProperties, useEffect, useState } from 'react'
import { onDemand } from '../../../ui/OnDemand.tsx'
import classes from './PlaceReviewsSlot.module.css'
import type { PlaceReviewsProps } from './PlaceReviews.tsx'

const PlaceReviews = onDemand(async () => (await import('./PlaceReviews.tsx')).PlaceReviews)

/** So long the rest of the page goes first, in ms. */
const PATIENCE_MS = 400

/** Room for the reviews of a place, and then they: after what the page is about has been shown. */
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
