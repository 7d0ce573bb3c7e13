import { createFileRoute } from '@tanstack/react-router'

/** Rendered by the layout route, which it shares with the map. */
export const Route = createFileRoute('/_map/map/list')({
  head: () => ({ meta: [{ title: '지도 목록' }] }),
  component: () => null,
})
