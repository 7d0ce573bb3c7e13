import type { Photo } from '../../../../contract/api/media.ts'
import { useOverlayEntry } from '../../../platform/navigation/overlay-entry.ts'
import { onDemand } from '../../../ui/states/OnDemand.tsx'
import { PhotoFrame } from '../../../ui/content/PhotoFrame.tsx'
import classes from './PhotoStrip.module.css'

const PhotoViewer = onDemand(async () => (await import('./PhotoViewer.tsx')).PhotoViewer)

interface Props {
  /** Unique within a screen; the history entry names the open strip by it. */
  id: string
  label: string
  photos: readonly Photo[]
  /** Fetches more photos; called near the end of the strip. */
  onEnd?: (() => void) | undefined
}

/** Distance from the end, in px, at which more are fetched. */
const NEAR_PX = 300

/** A swipeable row of small photos; each opens the viewer with all of them. */
export function PhotoStrip({ id, label, photos, onEnd }: Props) {
  const viewer = useOverlayEntry(id)
  return (
    <>
      <ul
        className={classes.strip}
        aria-label={label}
        onScroll={({ currentTarget: { scrollLeft, clientWidth, scrollWidth } }) => {
          if (scrollLeft + clientWidth > scrollWidth - NEAR_PX) onEnd?.()
        }}
      >
        {photos.map((photo, index) => (
          <li key={photo.src} className={classes.item}>
            <button
              type="button"
              className={classes.photo}
              aria-label={`사진 ${index + 1} 크게 보기${photo.alt && `: ${photo.alt}`}`}
              onClick={() => viewer.open(index)}
            >
              <PhotoFrame photo={photo} ratio="1/1" sizes="6.5rem" />
            </button>
          </li>
        ))}
      </ul>
      <PhotoViewer when={viewer.value !== null} photos={photos} index={viewer.value} onClose={() => viewer.close()} />
    </>
  )
}
