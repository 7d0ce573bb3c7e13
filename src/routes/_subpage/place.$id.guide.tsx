import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_subpage/place/$id/guide')({
  head: () => ({ meta: [{ title: '이용 안내' }] }),
  component: () => <h1>이용 안내</h1>,
})
