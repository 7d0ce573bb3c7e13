import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_place-list/search/list')({
  head: () => ({ meta: [{ title: '검색 결과' }] }),
  component: () => <h1>검색 결과</h1>,
})
