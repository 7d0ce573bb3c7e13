import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { MainBanner } from '../../../../../contract/site.ts'
import { parseQuery } from '../../../../lib/query-string.ts'
import { Box } from '../../../../ui/Box.tsx'
import { PhotoFrame } from '../../../../ui/PhotoFrame.tsx'
import classes from './BannerCarousel.module.css'

const SIZES = '(min-width: 80em) 46rem, 100vw'

/** A banner's path is content: the router checks it when it is followed, not the compiler. */
function linkTo(href: string): LinkProps {
  const [to = '/', query = ''] = href.split('?')
  return { to, search: parseQuery(query) } as LinkProps
}

/** Main banners, moved by swiping or buttons; never automatically. */
export function BannerCarousel({ banners }: { banners: readonly MainBanner[] }) {
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const go = (to: number) => track.current!.scrollTo({ left: to * track.current!.clientWidth, behavior: 'smooth' })
  return (
    <Box as="section" anchor aria-roledescription="캐러셀" aria-label="추천">
      <ul
        ref={track}
        className={classes.track}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
      >
        {banners.map(({ id, title, text, href, photo }, index) => (
          <li key={id} className={classes.slide} aria-roledescription="슬라이드">
            <Link {...linkTo(href)} className={classes.link}>
              <PhotoFrame photo={{ ...photo, alt: '' }} ratio="16/9" sizes={SIZES} priority={index === 0} />
              <span className={classes.words}>
                <strong className={classes.title}>{title}</strong>
                <span>{text}</span>
              </span>
            </Link>
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
