import { createFileRoute, Outlet } from '@tanstack/react-router'
import { DefaultLayout } from '../app/layouts/DefaultLayout.tsx'

export const Route = createFileRoute('/_default')({
  component: () => (
    <DefaultLayout>
      <Outlet />
    </DefaultLayout>
  ),
})
