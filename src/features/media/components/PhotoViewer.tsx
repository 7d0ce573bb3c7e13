import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import { Lightbox } from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import type { Photo } from '../../../../contract/api/media.ts'
import { slideOf } from '../model.ts'

export interface PhotoViewerProps {
  photos: readonly Photo[]
  /** Index of the photo that is shown first; null = closed. */
  index: number | null
  onClose: () => void
}

const LABELS = {
  Lightbox: '사진 크게 보기',
  'Photo gallery': '사진',
  Carousel: '사진 모음',
  Slide: '사진',
  Previous: '이전 사진',
  Next: '다음 사진',
  Close: '닫기',
  'Zoom in': '확대',
  'Zoom out': '축소',
  Caption: '사진 설명',
  'Show captions': '설명 보기',
  'Hide captions': '설명 숨기기',
  '{index} of {total}': '{total}장 가운데 {index}번째',
}

/** Full-screen photos: arrows, swipe, pinch, pull down to close. */
export function PhotoViewer({ photos, index, onClose }: PhotoViewerProps) {
  const single = photos.length < 2
  return (
    <Lightbox
      open={index !== null}
      close={onClose}
      index={index ?? 0}
      slides={photos.map(slideOf)}
      plugins={single ? [Captions, Zoom] : [Captions, Counter, Zoom]}
      labels={LABELS}
      carousel={{ finite: single, preload: 1 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      render={single ? { buttonPrev: () => null, buttonNext: () => null } : {}}
    />
  )
}
