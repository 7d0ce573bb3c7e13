import { IconFolder, IconFolderFilled } from '@tabler/icons-react'
import { ActionButton } from '../../../../ui/ActionButton.tsx'
import { useIsListed } from '../../queries.ts'
import { openListPicker } from '../state.ts'

/** One of a place's actions: puts it into the member's lists. */
export function ListButton({ place }: { place: number }) {
  const listed = useIsListed(place)
  const Icon = listed ? IconFolderFilled : IconFolder
  return (
    <ActionButton data-on={listed || undefined} onClick={() => openListPicker(place)}>
      <Icon size={22} stroke={1.75} aria-hidden />
      <span>목록</span>
    </ActionButton>
  )
}
