import { IconHome, IconMap2, IconMapPin, IconMessages, IconUser, type TablerIcon } from '@tabler/icons-react'
import { useSession } from '../../features/session/state.ts'

export interface NavigationLink {
  label: string
  icon: TablerIcon
  to: '/' | '/map' | '/place' | '/community' | '/my'
}

/** Tabs at the bottom of a phone and links in the header of a desktop, in this order; search and dogs are in the header. */
export const NAVIGATION: readonly NavigationLink[] = [
  { label: '홈', icon: IconHome, to: '/' },
  { label: '지도', icon: IconMap2, to: '/map' },
  { label: '장소', icon: IconMapPin, to: '/place' },
  { label: '커뮤니티', icon: IconMessages, to: '/community' },
  { label: '마이', icon: IconUser, to: '/my' },
]

/** The target of a link: a visitor's own page is the list of bookmarks on their device, which needs no account. */
export function useLinkTarget() {
  const { loggedIn } = useSession()
  return ({ to }: NavigationLink) => (to === '/my' && !loggedIn ? '/my/like' : to)
}
