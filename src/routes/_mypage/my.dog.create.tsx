import { createFileRoute } from '@tanstack/react-router'
import { CreateDogScreen } from '../../features/dogs/form/screens/CreateDogScreen.tsx'
import { guard } from '../../features/session/guard-hooks.ts'

export const Route = createFileRoute('/_mypage/my/dog/create')({
  beforeLoad: guard('auth'),
  head: () => ({ meta: [{ title: '강아지 등록' }] }),
  component: CreateDogScreen,
})
