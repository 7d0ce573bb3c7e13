import { createFileRoute } from '@tanstack/react-router'

/** Rendered by the layout route, which it shares with the list. */
export const Route = createFileRoute('/_map/map/')({
  head: () => ({ meta: [{ title: '지도' }] }),
  component: () => null,
})
