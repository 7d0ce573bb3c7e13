import type { Banner } from '../../../../contract/banners/banners.ts'
import { PhotoFrame } from '../../../ui/content/PhotoFrame.tsx'
import { Strip } from '../../../ui/content/Strip.tsx'
import { BannerLink } from './BannerLink.tsx'
import classes from './Banners.module.css'

interface Props {
  banner: Pick<Banner, 'title' | 'text' | 'href' | 'photo'>
  onDismiss: () => void
}

/** A banner above the tabs, in a place of its own: nothing moves. */
export function BannerStrip({ banner: { title, text, href, photo }, onDismiss }: Props) {
  return (
    <Strip
      label={`알림: ${title}`}
      icon={photo && <PhotoFrame photo={photo} ratio="1/1" sizes="3.5rem" className={classes.thumbnail} />}
      action={
        href !== null && (
          <BannerLink href={href} className={classes.more}>
            보기
          </BannerLink>
        )
      }
      onDismiss={onDismiss}
    >
      <strong>{title}</strong>
      {text}
    </Strip>
  )
}
