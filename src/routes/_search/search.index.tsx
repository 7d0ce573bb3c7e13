import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_search/search/')({
  head: () => ({ meta: [{ title: '검색' }] }),
  component: () => <h1>검색</h1>,
})
