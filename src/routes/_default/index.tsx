import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/')({
  head: () => ({ meta: [{ title: '우리 강아지와 함께' }] }),
  component: () => <h1>홈</h1>,
})
