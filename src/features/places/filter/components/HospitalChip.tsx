import { Chip } from '../../../../ui/actions/Chip.tsx'
import type { PlaceSearch } from '../../model.ts'
import { asksOpenHospitals, toggleOpenHospitals } from '../model.ts'

interface Props {
  search: PlaceSearch
  onChange: (search: PlaceSearch) => void
}

/** Animal hospitals that are surely open now, the nearest first. */
export const HospitalChip = ({ search, onChange }: Props) => (
  <Chip selected={asksOpenHospitals(search)} onClick={() => onChange(toggleOpenHospitals(search))}>
    지금 여는 동물병원
  </Chip>
)
