import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { MainBanners } from '../../features/banners/components/MainBanners.tsx'
import { groupsQuery } from '../../features/groups/queries.ts'
import { placeSectionQuery, regionsQuery } from '../../features/places/queries.ts'
import { HomeScreen } from '../../features/places/home/screens/HomeScreen.tsx'
import { currentOrigin } from '../../features/places/hooks.ts'
import { mainBannersQuery } from '../../features/banners/queries.ts'
import { bookmarkAction } from '../-mark-action.tsx'

export const Route = createFileRoute('/_default/')({
  // Prefetched without awaiting: the screen shows skeletons meanwhile.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(mainBannersQuery)
    void queryClient.prefetchQuery(groupsQuery)
    void queryClient.prefetchQuery(placeSectionQuery({ search: {}, dogs: [], from: currentOrigin() }))
    void queryClient.prefetchQuery(regionsQuery)
  },
  head: () => ({ meta: [{ title: '우리 강아지와 갈 수 있는 곳' }] }),
  component: Screen,
})

function Screen() {
  const groups = useQuery(groupsQuery)
  return <HomeScreen banners={<MainBanners />} groups={groups.isError ? [] : groups.data} actionsOf={bookmarkAction} />
}
