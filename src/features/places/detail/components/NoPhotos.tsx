import { DogPicture } from '../../../dogs/components/DogPicture.tsx'
import classes from './NoPhotos.module.css'

/** Shown instead of photos, as public data has none. Drawn in the theme's colours, at any width. */
export function NoPhotos() {
  return (
    <div className={classes.frame}>
      <span className={classes.sun} />
      <svg viewBox="0 0 400 150" preserveAspectRatio="none" aria-hidden className={classes.hills}>
        <path d="M0 108C60 62 118 60 172 92c44-40 104-52 228-8v66H0z" className={classes.far} />
        <path d="M0 124c70-26 150-28 220-8 60-14 120-14 180 0v34H0z" className={classes.near} />
      </svg>
      <span className={classes.dog}>
        <DogPicture size="large" />
      </span>
      <p className={classes.text}>아직 사진이 없어요</p>
    </div>
  )
}
