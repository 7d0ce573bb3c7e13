import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SubpageLayout } from '../app/layouts/SubpageLayout.tsx'

export const Route = createFileRoute('/_subpage')({
  component: () => (
    <SubpageLayout>
      <Outlet />
    </SubpageLayout>
  ),
})
