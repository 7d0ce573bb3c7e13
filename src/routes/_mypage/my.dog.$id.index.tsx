import { createFileRoute } from '@tanstack/react-router'
import { EditDogScreen } from '../../features/dogs/form/screens/EditDogScreen.tsx'
import { guard } from '../../features/session/guard-hooks.ts'
import { idParams } from '../../platform/navigation/path-params.ts'

export const Route = createFileRoute('/_mypage/my/dog/$id/')({
  params: idParams,
  beforeLoad: guard('auth'),
  head: () => ({ meta: [{ title: '우리 강아지' }] }),
  component: Screen,
})

function Screen() {
  const { id } = Route.useParams()
  return <EditDogScreen id={id} />
}
