import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SearchLayout } from '../app/layouts/SearchLayout.tsx'

export const Route = createFileRoute('/_search')({
  component: () => (
    <SearchLayout>
      <Outlet />
    </SearchLayout>
  ),
})
