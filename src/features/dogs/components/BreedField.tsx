import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Autocomplete } from '@mantine/core'
import { BREEDS } from '../model.ts'
import classes from './DogForm.module.css'

interface Props {
  value: string
  error: string | undefined
  onChange: (breed: string) => void
}

/** Offers common breeds; any other may be typed. */
export function BreedField({ value, error, onChange }: Props) {
  return (
    <Autocomplete
      name="dog-breed"
      label="견종 (선택)"
      classNames={{ label: classes.label! }}
      placeholder="골라 주시거나 직접 입력해 주세요"
      size="md"
      data={BREEDS}
      limit={20}
      maxDropdownHeight={220}
      comboboxProps={{ zIndex: 1000, position: 'top-start' }}
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}
