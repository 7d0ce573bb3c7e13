import { IconChevronDown } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button } from '../../../ui/actions/Button.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { SearchField } from '../../../ui/fields/SearchField.tsx'
import { useListSearch } from '../hooks.ts'
import type { RecordFilter } from '../model.ts'
import classes from './Backoffice.module.css'

interface Props {
  filters: readonly RecordFilter[]
  /** What a day is of, at which the list can begin. */
  since?: string | undefined
  searched: string
  /** The list has a bin. */
  bin: boolean
}

/** Search and filters of a list, all of them in its address. */
export function FilterBar({ filters, since, searched, bin }: Props) {
  const { search, change } = useListSearch()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Row gap={8} rowGap={8} wrap align="center">
      <form
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault()
          change({ q: field.current?.value.trim() })
        }}
      >
        <SearchField
          ref={field}
          key={search['q'] ?? ''}
          defaultValue={search['q'] ?? ''}
          placeholder={searched}
          aria-label={`검색: ${searched}`}
        />
      </form>
      {filters.map((filter) => (
        <FilterSelect key={filter.name} {...filter} value={search[filter.name] ?? ''} onChange={change} />
      ))}
      {since && (
        <label className={classes.since}>
          {since}: 이날부터
          <input
            type="date"
            className={classes.filter}
            value={search['since'] ?? ''}
            data-on={search['since'] ? true : undefined}
            onChange={({ currentTarget }) => change({ since: currentTarget.value })}
          />
        </label>
      )}
      {bin && (
        <Button
          variant={search['bin'] ? 'light' : 'subtle'}
          aria-pressed={Boolean(search['bin'])}
          onClick={() => change({ bin: search['bin'] ? undefined : '1' })}
        >
          휴지통
        </Button>
      )}
    </Row>
  )
}

interface FilterProps extends RecordFilter {
  value: string
  onChange: (changes: Record<string, string | undefined>) => void
}

/** One native select: each value, and each value denied. */
function FilterSelect({ name, title, options, value, onChange }: FilterProps) {
  return (
    <span className={classes.choose}>
      <select
        className={classes.filter}
        aria-label={title}
        value={value}
        data-on={value !== '' || undefined}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      >
        <option value="">{title}: 모두</option>
        {value.includes(',') && (
          <option value={value}>
            {title}: {severalText(value, options)}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {title}: {option.label}
          </option>
        ))}
        {options.map((option) => (
          <option key={option.value} value={`!${option.value}`}>
            {title}: {option.label} 아님
          </option>
        ))}
      </select>
      <IconChevronDown size={16} stroke={2} aria-hidden />
    </span>
  )
}

/** Several values at once, to which only a link leads: "가, 나", "가, 나 아님". */
function severalText(value: string, options: RecordFilter['options']): string {
  const names = value
    .replace(/^!/, '')
    .split(',')
    .map((one) => options.find((option) => option.value === one)?.label ?? one)
  return `${names.join(', ')}${value.startsWith('!') ? ' 아님' : ''}`
}
