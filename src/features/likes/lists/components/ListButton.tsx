import { IconFolder, IconFolderFilled } from '@tabler/icons-react'
import { useIsListed } from '../../queries.ts'
import { openListPicker } from '../state.ts'
import classes from './ListButton.module.css'

/** Among the actions of a place: puts it into a member's lists. */
export function ListButton({ place }: { place: number }) {
  const listed = useIsListed(place)
  const Icon = listed ? IconFolderFilled : IconFolder
  return (
    <button
      type="button"
      className={classes.button}
      data-listed={listed || undefined}
      onClick={() => openListPicker(place)}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
      <span>목록</span>
    </button>
  )
}
