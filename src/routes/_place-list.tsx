import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PlaceListLayout } from '../app/layouts/PlaceListLayout.tsx'

export const Route = createFileRoute('/_place-list')({
  component: () => (
    <PlaceListLayout>
      <Outlet />
    </PlaceListLayout>
  ),
})
