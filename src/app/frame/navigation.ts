import { IconDog, IconHome, IconMap2, IconMapPin, IconUser, type TablerIcon } from '@tabler/icons-react'
import { openDogSheet } from '../../features/dogs/state.ts'
import { useSession } from '../../features/session/state.ts'

interface Common {
  label: string
  icon: TablerIcon
}
export interface NavigationLink extends Common {
  to: '/' | '/map' | '/place' | '/my'
  /** Marked as current only on exactly this path. */
  exact: boolean
}
export interface NavigationAction extends Common {
  act: () => void
}

/** Tabs at the bottom of a phone and links in the header of a desktop, in this order; the search is in every header. */
export const NAVIGATION: readonly (NavigationLink | NavigationAction)[] = [
  { label: '홈', icon: IconHome, to: '/', exact: true },
  { label: '지도', icon: IconMap2, to: '/map', exact: false },
  { label: '장소', icon: IconMapPin, to: '/place', exact: false },
  { label: '내 강아지', icon: IconDog, act: openDogSheet },
  { label: '마이', icon: IconUser, to: '/my', exact: false },
]

/** The target of a link: a visitor's own page is the list of bookmarks on their device, which needs no account. */
export function useLinkTarget() {
  const { loggedIn } = useSession()
  return ({ to }: NavigationLink) => (to === '/my' && !loggedIn ? '/my/like' : to)
}
