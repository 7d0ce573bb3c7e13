import { IconAdjustmentsHorizontal, IconChevronDown } from '@tabler/icons-react'
import type { Dog } from '../../../../../contract/dogs/dogs.ts'
import { openDogSheet } from '../../../dogs/state.ts'
import { Chip } from '../../../../ui/actions/Chip.tsx'
import { asSubjectText, ORDER_NAME, ordersOf } from '../model.ts'
import { orderOf, type PlaceSearch, tidy } from '../../model.ts'
import classes from './FilterBar.module.css'
import { HospitalChip } from './HospitalChip.tsx'

interface Props {
  search: PlaceSearch
  dogs: readonly Dog[]
  /** The number of active filters. */
  count: number
  onChange: (search: PlaceSearch) => void
  onOpen: () => void
  onIntent: () => void
  /** There is no filter panel beside the list, even on a desktop. */
  alone?: boolean
}

/** Sticky above the list: a button for all filters, the order, and the most used filters. */
export function FilterBar({ search, dogs, count, onChange, onOpen, onIntent, alone = false }: Props) {
  const set = (change: Partial<PlaceSearch>) => onChange(tidy({ ...search, ...change }))
  const fits = search.fits !== undefined && (dogs.length > 0 || search.kg !== undefined)
  return (
    <fieldset className={classes.bar} data-alone={alone || undefined} aria-label="조건과 순서">
      <button
        type="button"
        className={classes.open}
        onClick={onOpen}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        aria-haspopup="dialog"
      >
        <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />
        조건
        {count > 0 && (
          <span className={classes.count}>
            {count}
            <span className="visually-hidden">개 적용됨</span>
          </span>
        )}
      </button>
      <label className={classes.order}>
        <span className="visually-hidden">순서</span>
        <select
          value={orderOf(search)}
          onChange={({ target }) => set({ sort: ordersOf(search).find((order) => order === target.value) })}
        >
          {ordersOf(search).map((order) => (
            <option key={order} value={order}>
              {ORDER_NAME[order]}
            </option>
          ))}
        </select>
        <IconChevronDown size={16} stroke={2} aria-hidden />
      </label>
      <Chip
        selected={fits}
        onClick={() => {
          if (fits) set({ fits: undefined, kg: undefined, size: undefined })
          else {
            set({ fits: 'can' })
            if (dogs.length === 0) openDogSheet()
          }
        }}
      >
        {dogs.length > 0 ? `${asSubjectText(dogs)} 갈 수 있는 곳` : '우리 강아지가 갈 수 있는 곳'}
      </Chip>
      {/* On a map it is over the map, where one tap reaches it. */}
      {!alone && <HospitalChip search={search} onChange={onChange} />}
      <Chip selected={search.open === 1} onClick={() => set({ open: search.open ? undefined : 1 })}>
        지금 영업 중
      </Chip>
      <Chip selected={search.in === 1} onClick={() => set({ in: search.in ? undefined : 1 })}>
        실내
      </Chip>
      <Chip selected={search.out === 1} onClick={() => set({ out: search.out ? undefined : 1 })}>
        야외
      </Chip>
      <Chip selected={search.free === 1} onClick={() => set({ free: search.free ? undefined : 1 })}>
        동반 요금 없음
      </Chip>
    </fieldset>
  )
}
