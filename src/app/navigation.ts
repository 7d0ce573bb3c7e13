import { IconBookmark, IconDog, IconHome, IconMap2, IconMapPin, IconSearch, type TablerIcon } from '@tabler/icons-react'
import { openDogSheet } from '../features/dogs/state.ts'

interface Common {
  label: string
  icon: TablerIcon
}
export interface NavigationLink extends Common {
  to: '/' | '/map' | '/place' | '/search' | '/my/like'
  /** Only the very path counts as "here". */
  exact: boolean
}
export interface NavigationAction extends Common {
  act: () => void
}

/** The tabs at the bottom of a phone and the words in the header of a desktop, in this order. */
export const NAVIGATION: readonly (NavigationLink | NavigationAction)[] = [
  { label: '홈', icon: IconHome, to: '/', exact: true },
  { label: '지도', icon: IconMap2, to: '/map', exact: false },
  { label: '장소', icon: IconMapPin, to: '/place', exact: false },
  { label: '검색', icon: IconSearch, to: '/search', exact: false },
  // Until members bring a page of their own for it.
  { label: '저장', icon: IconBookmark, to: '/my/like', exact: false },
  { label: '내 강아지', icon: IconDog, act: openDogSheet },
]
