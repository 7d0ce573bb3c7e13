import { IconPhoto } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useState } from 'react'
import classes from './PhotoFrame.module.css'

/** A photo as the contract gives it; `{w}` in `src` is replaced by one of `widths`. */
export interface Picture {
  src: string
  widths: readonly number[]
  alt: string
  /** What stays in sight where it is cut, in percent; without it, the middle. */
  focus?: { x: number; y: number } | undefined
}

interface Props {
  /** Null: there is no photo. */
  photo: Picture | null
  /** Aspect ratio, `4/3` on cards, `16/10` at the top of a place. */
  ratio?: `${number}/${number}`
  /** The displayed width, as `sizes` of an image. */
  sizes?: string
  /** Visible at once: loaded eagerly rather than when scrolled to. */
  priority?: boolean
  className?: string | undefined
  /** Placed over the photo: badges, counters. */
  children?: ReactNode
}

const address = (photo: Picture, width: number | undefined) =>
  width === undefined ? photo.src : photo.src.replaceAll('{w}', String(width))

/** A photo with its space reserved, so that the layout never shifts; if it fails to load, the plain background stays. */
export function PhotoFrame({ photo, ratio = '4/3', sizes = '100vw', priority = false, className, children }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = photo && failed !== photo.src ? photo : null
  return (
    <div className={[classes.frame, className].filter(Boolean).join(' ')} style={{ '--ratio': ratio } as CSSProperties}>
      {shown ? (
        <img
          className={classes.photo}
          style={shown.focus && { objectPosition: `${shown.focus.x}% ${shown.focus.y}%` }}
          src={address(shown, shown.widths.at(-1))}
          srcSet={
            shown.widths.length > 1 ? shown.widths.map((w) => `${address(shown, w)} ${w}w`).join(', ') : undefined
          }
          sizes={shown.widths.length > 1 ? sizes : undefined}
          alt={shown.alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          onError={() => setFailed(shown.src)}
        />
      ) : (
        <IconPhoto className={classes.empty} size={32} stroke={1.25} aria-hidden />
      )}
      {children}
    </div>
  )
}
