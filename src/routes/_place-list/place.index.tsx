import { createFileRoute } from '@tanstack/react-router'
import { PlaceListScreen } from '../../features/places/list/screens/PlaceListScreen.tsx'
import { placeListRoute, usePlaceList } from '../-place-lists.ts'

export const Route = createFileRoute('/_place-list/place/')({
  ...placeListRoute,
  head: () => ({ meta: [{ title: '장소' }] }),
  component: Screen,
})

function Screen() {
  return <PlaceListScreen title="장소" {...usePlaceList('/place')} />
}
