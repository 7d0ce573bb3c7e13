import { createFileRoute, Outlet } from '@tanstack/react-router'
import { MypageLayout } from '../app/layouts/MypageLayout.tsx'

export const Route = createFileRoute('/_mypage')({
  component: () => (
    <MypageLayout>
      <Outlet />
    </MypageLayout>
  ),
})
