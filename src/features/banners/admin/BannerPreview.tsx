import type { Banner } from '../../../../contract/banners/banners.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { PreviewFrame } from '../../backoffice/admin/PreviewFrame.tsx'
import { BannerCarousel } from '../components/BannerCarousel.tsx'
import { BannerStrip } from '../components/BannerStrip.tsx'
import { PopupWords } from '../components/PopupWords.tsx'
import type { BannerValues } from '../admin-model.ts'
import classes from './Banners.module.css'

/** Pixels; what is wider than the form is shown smaller. */
const SIZES = [
  { name: '휴대폰', width: 390, scale: 1 },
  { name: '컴퓨터', width: 1280, scale: 0.45 },
]

/** As visitors see it, on a phone and on a desktop. Nothing in it can be pressed. */
export function BannerPreview({ values }: { values: BannerValues }) {
  const banner = bannerOf(values)
  return (
    <div className={classes.previews}>
      {SIZES.map(({ name, width, scale }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- in a narrow window it scrolls, by the keyboard too
        <figure key={name} className={classes.preview} tabIndex={0}>
          <Text as="figcaption" size="sm" tone="quiet">
            {name}
          </Text>
          <PreviewFrame title={`${name}에서 보는 모습`} width={width} scale={scale}>
            <div className={classes.window} inert>
              {banner.slot === 'main-banner' && <BannerCarousel banners={[banner]} />}
              {banner.slot === 'banner' && <BannerStrip banner={banner} onDismiss={() => undefined} />}
              {banner.slot === 'popup' && (
                <div className={classes.popup}>
                  <Text as="strong" size="lead" weight={700}>
                    {banner.title}
                  </Text>
                  <PopupWords {...banner} />
                </div>
              )}
            </div>
          </PreviewFrame>
        </figure>
      ))}
    </div>
  )
}

const bannerOf = ({ slot, title, text, href, photo, alt, screens, endsAt }: BannerValues): Banner => ({
  id: 0,
  slot,
  title: title || '제목',
  text,
  screens,
  until: endsAt,
  href: href || null,
  photo: photo[0] ? { ...photo[0].photo, alt } : null,
})
