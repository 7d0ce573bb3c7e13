import { IconX } from '@tabler/icons-react'
import type { ActiveFilter } from '../model.ts'
import type { PlaceSearch } from '../../model.ts'
import classes from './ActiveFilters.module.css'

interface Props {
  filters: readonly ActiveFilter[]
  onChange: (search: PlaceSearch) => void
  onClear: () => void
  /** On a desktop all filters are shown beside the list. */
  beside?: boolean
}

/** The active filters that are shown nowhere else, as chips, each removed by a tap. */
export function ActiveFilters({ filters, onChange, onClear, beside }: Props) {
  if (filters.length === 0) return null
  const shown = filters.filter(({ quick }) => !quick)
  return (
    <ul
      className={classes.list}
      aria-label="적용한 조건"
      data-beside={beside}
      data-none={shown.length === 0 || undefined}
    >
      {shown.map(({ id, label, without }) => (
        <li key={id}>
          <button
            type="button"
            className={classes.chip}
            onClick={() => onChange(without)}
            aria-label={`${label} 조건 빼기`}
          >
            {label}
            <IconX size={16} stroke={2} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={onClear}>
          모두 지우기
        </button>
      </li>
    </ul>
  )
}
