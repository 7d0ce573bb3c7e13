import type { Photo } from '../../../../contract/api/media.ts'
import { PhotoFrame } from '../../../ui/content/PhotoFrame.tsx'
import classes from '../../backoffice/admin/Details.module.css'

/** The photos that a member sent as evidence. */
export const SentPhotos = ({ photos }: { photos: readonly Photo[] }) =>
  photos.length > 0 && (
    <div className={classes.photos}>
      {photos.map((photo, index) => (
        <PhotoFrame key={photo.src} photo={{ ...photo, alt: `함께 보낸 사진 ${index + 1}` }} ratio="1/1" sizes="8rem" />
      ))}
    </div>
  )
