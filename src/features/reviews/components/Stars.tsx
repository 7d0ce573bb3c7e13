import { IconStarFilled } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { grouped } from '../../../lib/number-text.ts'
import classes from './Stars.module.css'

/** The stars of one review, or their mean, 0 … 5. */
export function Stars({ value, size = 16 }: { value: number; size?: number }) {
  const row = [1, 2, 3, 4, 5].map((star) => <IconStarFilled key={star} size={size} aria-hidden />)
  return (
    <span className={classes.stars} style={{ '--part': `${value * 20}%` } as CSSProperties}>
      <span className="visually-hidden">{`별점 5점 만점에 ${grouped(Math.round(value * 10) / 10)}점`}</span>
      <span className={classes.empty} aria-hidden>
        {row}
      </span>
      <span className={classes.full} aria-hidden>
        {row}
      </span>
    </span>
  )
}
