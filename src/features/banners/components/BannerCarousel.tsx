import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Banner } from '../../../../contract/banners/banners.ts'
import { Box } from '../../../ui/kit/Box.tsx'
import { PhotoFrame } from '../../../ui/content/PhotoFrame.tsx'
import classes from './BannerCarousel.module.css'
import { BannerLink } from './BannerLink.tsx'

const SIZES = '(min-width: 80em) 46rem, 100vw'

/** Main banners, moved by swiping or buttons; never automatically. */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const go = (to: number) => track.current!.scrollTo({ left: to * track.current!.clientWidth, behavior: 'smooth' })
  return (
    <Box as="section" anchor className={classes.around} aria-roledescription="캐러셀" aria-label="추천">
      <ul
        ref={track}
        className={classes.track}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
      >
        {banners.map(({ id, title, text, href, photo }) => (
          <li key={id} className={classes.slide} aria-roledescription="슬라이드">
            <BannerLink href={href} className={classes.link}>
              <PhotoFrame photo={photo} ratio="16/9" sizes={SIZES} />
              <span className={classes.words}>
                <strong className={classes.title}>{title}</strong>
                <span>{text}</span>
              </span>
            </BannerLink>
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <div className={classes.controls}>
          <button type="button" aria-label="이전" disabled={at === 0} onClick={() => go(at - 1)}>
            <IconChevronLeft size={20} stroke={2} aria-hidden />
          </button>
          <span aria-hidden>
            {at + 1} / {banners.length}
          </span>
          <button type="button" aria-label="다음" disabled={at === banners.length - 1} onClick={() => go(at + 1)}>
            <IconChevronRight size={20} stroke={2} aria-hidden />
          </button>
        </div>
      )}
    </Box>
  )
}
