import { IconPhoto } from '@tabler/icons-react'
import { type UIEvent, useState } from 'react'
import type { Photo } from '../../../../contract/api/media.ts'
import { useOverlayEntry } from '../../../platform/navigation/overlay-entry.ts'
import { onDemand } from '../../../ui/states/OnDemand.tsx'
import { PhotoFrame } from '../../../ui/content/PhotoFrame.tsx'
import classes from './PhotoGallery.module.css'

const PhotoViewer = onDemand(async () => (await import('./PhotoViewer.tsx')).PhotoViewer)

/** How many are side by side on a desktop. */
const MOSAIC = 5

/** Photos at the top of a page: swiped one by one on a phone, a mosaic on a desktop; each opens the viewer. */
export function PhotoGallery({ photos, label }: { photos: readonly Photo[]; label: string }) {
  const viewer = useOverlayEntry('photos')
  const [current, setCurrent] = useState(0)
  const { length } = photos

  function follow({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) {
    if (clientWidth > 0) setCurrent(Math.min(length - 1, Math.round(scrollLeft / clientWidth)))
  }

  return (
    <section className={classes.gallery} aria-label={label} data-count={Math.min(length, MOSAIC)}>
      <ul className={classes.track} onScroll={follow}>
        {photos.map((photo, index) => (
          <li key={photo.src} className={classes.item}>
            <button
              type="button"
              className={classes.photo}
              aria-label={`사진 ${index + 1} 크게 보기${photo.alt && `: ${photo.alt}`}`}
              onClick={() => viewer.open(index)}
            >
              <PhotoFrame
                photo={photo}
                ratio="16/10"
                sizes={index === 0 ? '(min-width: 80em) 34rem, 100vw' : '(min-width: 80em) 17rem, 100vw'}
                priority={index === 0}
                className={classes.frame}
              />
            </button>
          </li>
        ))}
      </ul>
      {length > 1 && (
        <button type="button" className={classes.count} onClick={() => viewer.open(current)}>
          <IconPhoto size={16} aria-hidden />
          <span className={classes.position} aria-hidden>
            {current + 1} / {length}
          </span>
          <span className={classes.all}>사진 {length}장 모두 보기</span>
        </button>
      )}
      <PhotoViewer when={viewer.value !== null} photos={photos} index={viewer.value} onClose={() => viewer.close()} />
    </section>
  )
}
