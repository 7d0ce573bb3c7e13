import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Autocomplete } from '@mantine/core'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { BREEDS, isRestrictedBreed } from '../model.ts'
import classes from './DogFields.module.css'

interface Props {
  value: string
  error: string | undefined
  onChange: (breed: string) => void
  name?: string
}

/** Offers common breeds, with restricted ones (맹견) marked; any other may be typed. */
export function BreedField({ value, error, onChange, name = 'dog-breed' }: Props) {
  return (
    <Autocomplete
      name={name}
      label="견종 (선택)"
      classNames={{ label: classes.label!, input: classes.breed! }}
      placeholder="고르거나 직접 입력해 주세요"
      size="md"
      data={BREEDS}
      limit={20}
      maxDropdownHeight={220}
      comboboxProps={{ zIndex: 1000, position: 'top-start' }}
      renderOption={({ option }) => (
        <Row as="span" gap={8} align="center" justify="between" wide>
          {option.value}
          {isRestrictedBreed(option.value) && (
            <Text as="span" rigid padY={2} padX={8} size="xs" weight={600} tone="no" ground="no" round="full">
              맹견
            </Text>
          )}
        </Row>
      )}
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}
