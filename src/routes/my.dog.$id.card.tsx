import { createFileRoute } from '@tanstack/react-router'
import { Main } from '../app/frame/Main.tsx'
import { DogCardScreen } from '../features/dogs/door/screens/DogCardScreen.tsx'
import { guard } from '../features/session/guard-hooks.ts'
import { idParams } from '../platform/navigation/path-params.ts'

// Without a layout: staff who look at it over a counter see the card and nothing else.
export const Route = createFileRoute('/my/dog/$id/card')({
  params: idParams,
  beforeLoad: guard('auth'),
  head: () => ({ meta: [{ title: '문 앞 카드' }] }),
  component: Screen,
})

function Screen() {
  const { id } = Route.useParams()
  return (
    <Main>
      <DogCardScreen id={id} />
    </Main>
  )
}
