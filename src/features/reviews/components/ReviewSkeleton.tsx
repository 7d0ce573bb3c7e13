import { Loading } from '../../../ui/Loading.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import classes from './ReviewSkeleton.module.css'

/** The places of some reviews. */
export function ReviewSkeleton({ count = 3 }: { count?: number }) {
  return (
    <Loading label="후기를 불러오는 중이에요">
      <div className={classes.list}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={classes.item}>
            <Skeleton width="2.75rem" height="2.75rem" radius="99px" />
            <div className={classes.lines}>
              <Skeleton width="7rem" />
              <Skeleton width="10rem" />
            </div>
            <div className={classes.text}>
              <Skeleton height="4.5rem" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}
