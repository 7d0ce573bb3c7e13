import { IconPhoto } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useState } from 'react'
import classes from './PhotoFrame.module.css'

/** A picture as the contract gives it; `{w}` in `src` stands for one of `widths`. */
export interface Picture {
  src: string
  widths: readonly number[]
  alt: string
}

interface Props {
  /** Null: nothing was ever there. */
  photo: Picture | null
  /** Width to height, `4/3` on cards, `16/10` on top of a place. */
  ratio?: `${number}/${number}`
  /** How wide it is shown, as `sizes` of an image. */
  sizes?: string
  /** In sight at once: fetched early rather than when scrolled to. */
  priority?: boolean
  className?: string | undefined
  /** Laid over the photo: badges, counters. */
  children?: ReactNode
}

const address = (photo: Picture, width: number | undefined) =>
  width === undefined ? photo.src : photo.src.replaceAll('{w}', String(width))

/** A photo in its place before it arrives: nothing moves when it does, and one that fails leaves a quiet ground. */
export function PhotoFrame({ photo, ratio = '4/3', sizes = '100vw', priority = false, className, children }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = photo && failed !== photo.src ? photo : null
  return (
    <div className={[classes.frame, className].filter(Boolean).join(' ')} style={{ '--ratio': ratio } as CSSProperties}>
      {shown ? (
        <img
          className={classes.photo}
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
