import { useRouterState } from '@tanstack/react-router'
import { NewTerms } from '../features/accounts/terms/components/NewTerms.tsx'
import { useSession } from '../features/session/state.ts'
import { useOverlays } from '../ui/overlays/state.ts'

/** Screens on which a question about the documents would be in the way: the documents themselves, the map, and forms. */
const QUIET = /^\/(auth|terms|privacy|map|my\/(profile|dog|review)|place\/\d+\/(info-edit|review\/create))(\/|$)/

/** Asks members about new versions of the documents, once the first screen is calm and nothing else is asked. */
export function ConsentHost() {
  const { userId } = useSession()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const covered = useRouterState({ select: ({ location }) => Object.keys(location.state.overlays ?? {}).length > 0 })
  const { dialog, loading } = useOverlays()
  if (userId === null || QUIET.test(path) || covered || dialog.show || loading) return null
  return <NewTerms userId={userId} />
}
