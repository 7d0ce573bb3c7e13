import { Loading } from '../../../../ui/states/Loading.tsx'
import { Skeleton } from '../../../../ui/states/Skeleton.tsx'
import classes from './PlaceSkeleton.module.css'

/** Placeholder of a guide while it loads. */
export function GuideSkeleton() {
  return (
    <Loading label="이용 안내를 불러오는 중이에요">
      <div className={classes.guide}>
        <Skeleton width="12rem" height="2.25rem" />
        <Skeleton width="8rem" height="1.25rem" />
        {['100%', '94%', '97%', '60%', '99%', '88%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </Loading>
  )
}
