import { Loading } from '../../../../ui/states/Loading.tsx'
import { Skeleton } from '../../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import classes from './PlaceSkeleton.module.css'

/** Placeholder of a place while it loads. */
export function PlaceSkeleton() {
  return (
    <Loading label="장소를 불러오는 중이에요">
      <div className={classes.photo}>
        <Skeleton ratio="16/10" radius="0" />
      </div>
      <div className={classes.columns}>
        <Stack gap={10} content="start">
          <Skeleton width="8rem" />
          <Skeleton width="min(100%, 20rem)" height="2rem" />
          <Skeleton width="12rem" />
        </Stack>
        <Skeleton height="12rem" radius="1rem" />
        <Stack gap={10} content="start">
          <Skeleton width="10rem" height="1.5rem" />
          <Skeleton height="14rem" radius="0.75rem" />
        </Stack>
      </div>
    </Loading>
  )
}
