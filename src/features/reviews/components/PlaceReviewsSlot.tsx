import { useQueryClient } from '@tanstack/react-query'
import { type CSSProperties, useEffect, useState } from 'react'
import { onDemand } from '../../../ui/states/OnDemand.tsx'
import { reviewKeys } from '../keys-model.ts'
import classes from './PlaceReviewsSlot.module.css'
import type { PlaceReviewsProps } from './PlaceReviews.tsx'

const PlaceReviews = onDemand(async () => (await import('./PlaceReviews.tsx')).PlaceReviews)

/** Delay in ms in favour of the rest of the page. */
const PATIENCE_MS = 400

/**
 * Reserves space for the reviews of a place, and loads them after the page's main content has been shown. Those that were shown before are there
 * at once: the way back restores a position, for which the height must be right.
 */
export function PlaceReviewsSlot(props: PlaceReviewsProps) {
  const queryClient = useQueryClient()
  const [when, setWhen] = useState(() =>
    queryClient.getQueriesData({ queryKey: reviewKeys.lists(props.place.id) }).some(([, data]) => data !== undefined),
  )
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
