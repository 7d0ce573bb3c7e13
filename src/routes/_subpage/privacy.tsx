import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { DocumentScreen } from '../../features/accounts/terms/screens/DocumentScreen.tsx'
import { siteConfigQuery, useBrand } from '../../features/site/queries.ts'

export const Route = createFileRoute('/_subpage/privacy')({
  head: () => ({ meta: [{ title: '개인정보 처리방침' }] }),
  component: Screen,
})

function Screen() {
  const { data } = useQuery(siteConfigQuery)
  return <DocumentScreen document="privacy" brand={useBrand()} contactEmail={data?.contactEmail ?? null} />
}
