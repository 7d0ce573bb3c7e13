import { createFileRoute } from '@tanstack/react-router'
import { SourcesScreen } from '../../features/site/screens/SourcesScreen.tsx'

export const Route = createFileRoute('/_subpage/sources')({
  head: () => ({ meta: [{ title: '공공데이터 출처' }] }),
  component: SourcesScreen,
})
