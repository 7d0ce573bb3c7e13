import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { DocumentScreen } from '../../features/accounts/terms/screens/DocumentScreen.tsx'
import { siteConfigQuery, useBrand } from '../../features/site/queries.ts'

export const Route = createFileRoute('/_subpage/terms')({
  head: () => ({ meta: [{ title: '이용약관' }] }),
  component: Screen,
})

function Screen() {
  const { data } = useQuery(siteConfigQuery)
  return <DocumentScreen document="terms" brand={useBrand()} contactEmail={data?.contactEmail ?? null} />
}
