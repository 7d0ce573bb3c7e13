import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../dogs/state.ts'
import { isOn } from '../model.ts'
import { mainBannersQuery } from '../queries.ts'
import { BannerCarousel } from './BannerCarousel.tsx'
import { BannerSkeleton } from './BannerSkeleton.tsx'

/** The banners of the home screen; where they can't be loaded, there are none. */
export function MainBanners() {
  const { data, isError } = useQuery(mainBannersQuery)
  const now = useNow()
  if (!data) return isError ? null : <BannerSkeleton />
  const shown = data.items.filter((banner) => isOn(banner, now))
  return shown.length > 0 && <BannerCarousel banners={shown} />
}
