import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import classes from './BannerCarousel.module.css'

/** As tall as the banners will be, so that nothing below them moves. */
export function BannerSkeleton() {
  return (
    <div className={classes.track} aria-hidden>
      <div className={classes.slide}>
        <Skeleton ratio="16/9" radius="0" />
        <div className={classes.words}>
          <strong className={classes.title}>
            <Skeleton width="9rem" height="1lh" />
          </strong>
          <Skeleton width="100%" height="1lh" />
          <div className={classes.second}>
            <Skeleton width="40%" height="1lh" />
          </div>
        </div>
      </div>
    </div>
  )
}
