import type { Banner } from '../../../../contract/banners/banners.ts'
import { PhotoFrame } from '../../../ui/content/PhotoFrame.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { BannerLink } from './BannerLink.tsx'
import classes from './Banners.module.css'

/** What a popup says: its picture, its words, and where they lead. */
export function PopupWords({ text, href, photo }: Pick<Banner, 'text' | 'href' | 'photo'>) {
  return (
    <Stack gap={14}>
      {photo && <PhotoFrame photo={photo} ratio="4/3" sizes="26rem" className={classes.picture} />}
      {text && <p className={classes.text}>{text}</p>}
      {href !== null && (
        <BannerLink href={href} className={classes.go}>
          자세히 보기
        </BannerLink>
      )}
    </Stack>
  )
}
