import { useId } from 'react'
import { SIZE_NAME, SIZES, type Size } from '../../../../contract/dogs/dog-sizes.ts'
import { Box } from '../../../ui/kit/Box.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { SIZE_EXAMPLE, SIZE_HINT } from '../model.ts'
import { DogPicture } from './DogPicture.tsx'
import classes from './DogFields.module.css'

interface Props {
  value: Size | null
  error: string | undefined
  onChange: (size: Size) => void
  name?: string
}

/** Three pictures to tap, built on radio buttons so that arrow keys and screen readers work. */
export function SizePicker({ value, error, onChange, name = 'dog-size' }: Props) {
  const id = useId()
  return (
    <Box as="fieldset" bare aria-describedby={error && `${id}-error`}>
      <Text as="legend" below={8} pad={0} weight={600}>
        크기
      </Text>
      <Stack columns="three" gap={8}>
        {SIZES.map((size) => (
          <label key={size} className={classes.size} data-checked={size === value || undefined}>
            <input
              type="radio"
              name={name}
              className={classes.radio}
              checked={size === value}
              onChange={() => onChange(size)}
            />
            <span className={classes.picture}>
              <DogPicture size={size} />
            </span>
            <Text as="span" above={4} size="lg" weight={700}>
              {SIZE_NAME[size]}
            </Text>
            <Text as="span" size="sm">
              {SIZE_HINT[size]}
            </Text>
            <Text as="span" tone="quiet" size="xs">
              {SIZE_EXAMPLE[size]}
            </Text>
          </label>
        ))}
      </Stack>
      {error && (
        <Text above={8} tone="no" size="sm" id={`${id}-error`} role="alert">
          {error}
        </Text>
      )}
    </Box>
  )
}
