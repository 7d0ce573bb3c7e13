import { createFileRoute } from '@tanstack/react-router'
import { Main } from '../app/frame/Main.tsx'
import { SocialFormScreen } from '../features/accounts/signup/screens/SocialFormScreen.tsx'
import { useBrand } from '../features/site/queries.ts'

export const Route = createFileRoute('/auth/signup/social-form')({
  head: () => ({ meta: [{ title: '간편 가입' }] }),
  component: Screen,
})

function Screen() {
  const brand = useBrand()
  return (
    <Main>
      <SocialFormScreen brand={brand} />
    </Main>
  )
}
