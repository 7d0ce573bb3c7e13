import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_place-list/place/')({
  head: () => ({ meta: [{ title: '장소' }] }),
  component: () => <h1>장소</h1>,
})
