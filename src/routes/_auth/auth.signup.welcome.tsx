import { createFileRoute } from '@tanstack/react-router'
import { WelcomeScreen } from '../../features/accounts/signup/screens/WelcomeScreen.tsx'
import { MoveToAccountOffer } from '../../features/saved/components/MoveToAccountOffer.tsx'
import { guard } from '../../features/session/guard-hooks.ts'

export const Route = createFileRoute('/_auth/auth/signup/welcome')({
  beforeLoad: guard('auth'),
  head: () => ({ meta: [{ title: '가입을 환영해요' }] }),
  component: () => <WelcomeScreen offer={<MoveToAccountOffer />} />,
})
