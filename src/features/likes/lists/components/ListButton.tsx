import { IconFolder, IconFolderFilled } from '@tabler/icons-react'
import { ActionButton } from '../../../../ui/actions/ActionButton.tsx'
import { getSession } from '../../../session/state.ts'
import { useIsListed } from '../../queries.ts'
import { openListPicker } from '../state.ts'

async function press(place: number) {
  if (getSession().loggedIn) return openListPicker(place)
  const { askLoginToLike } = await import('../../login-mutations.ts')
  askLoginToLike({ id: place }, '로그인하면 찜한 곳을 목록으로 나누어 담을 수 있어요.')
}

/** One of a place's actions: puts it into the member's lists. A visitor, who has none, is asked to log in. */
export function ListButton({ place }: { place: number }) {
  const listed = useIsListed(place)
  const Icon = listed ? IconFolderFilled : IconFolder
  return (
    <ActionButton data-on={listed || undefined} onClick={() => void press(place)}>
      <Icon size={22} stroke={1.75} aria-hidden />
      <span>목록</span>
    </ActionButton>
  )
}
