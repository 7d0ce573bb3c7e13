import type { CSSProperties } from 'react'
import classes from './Skeleton.module.css'

interface Props {
  width?: string
  height?: string
  /** Aspect ratio instead of a height. */
  ratio?: string
  radius?: string
}

/** A grey placeholder for content that is loading. */
export function Skeleton({ width = '100%', height = '1em', ratio, radius = '0.5rem' }: Props) {
  const style: CSSProperties = { width, borderRadius: radius, ...(ratio ? { aspectRatio: ratio } : { height }) }
  return <span className={classes.bone} style={style} aria-hidden />
}
