import { IconX } from '@tabler/icons-react'
import type { ActiveFilter } from '../model.ts'
import type { PlaceSearch } from '../../model.ts'
import classes from './ActiveFilters.module.css'

interface Props {
  filters: readonly ActiveFilter[]
  onChange: (search: PlaceSearch) => void
  onClear: () => void
}

/** The active filters as chips, each removed by a tap. */
export function ActiveFilters({ filters, onChange, onClear }: Props) {
  if (filters.length === 0) return null
  return (
    <ul className={classes.list} aria-label="적용한 조건">
      {filters.map(({ id, label, without }) => (
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
