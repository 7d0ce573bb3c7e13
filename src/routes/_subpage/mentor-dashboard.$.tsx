import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { isDeskPath } from '../../../contract/mentoring/mentoring-paths.ts'
import { correctionDraft } from '../../features/corrections/model.ts'
import { DeskScreen } from '../../features/mentoring/screens/DeskScreen.tsx'
import { ResponseScreen } from '../../features/mentoring/screens/ResponseScreen.tsx'
import { guard } from '../../features/session/guard-hooks.ts'
import { useSession } from '../../features/session/state.ts'
import { writeDraft } from '../../platform/forms/drafts.ts'
import { NotFoundPage } from '../../app/frame/ErrorPage.tsx'
import { idAt } from '../-mentoring-pages.ts'

export const Route = createFileRoute('/_subpage/mentor-dashboard/$')({
  beforeLoad: guard('mentor'),
  head: () => ({ meta: [{ title: '멘토 화면' }] }),
  component: DeskRoute,
})

/** Characters of the note of a proposal. */
const NOTE = 500

function DeskRoute() {
  const { userId } = useSession()
  const navigate = useNavigate()
  const { _splat: page = '' } = Route.useParams()
  const id = idAt(page)
  if (page === '') return <DeskScreen />
  if (id === null || !isDeskPath(page)) return <NotFoundPage />
  return (
    <ResponseScreen
      id={id}
      onGone={() => void navigate({ to: '/mentor-dashboard/$', params: { _splat: '' }, replace: true })}
      onSuggest={(placeId, text) => {
        writeDraft(correctionDraft(placeId, userId), { word: Array.from(text).slice(0, NOTE).join('') })
        void navigate({ to: '/place/$id/info-edit', params: { id: placeId } })
      }}
    />
  )
}
