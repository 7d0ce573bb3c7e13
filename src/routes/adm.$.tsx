import { createFileRoute } from '@tanstack/react-router'
import { guard } from '../features/session/guard-hooks.ts'
import { AdminPages } from '../app/admin/AdminPages.tsx'

export const Route = createFileRoute('/adm/$')({
  beforeLoad: guard('admin'),
  component: AdminPages,
})
