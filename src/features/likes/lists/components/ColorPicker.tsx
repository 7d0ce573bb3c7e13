import { IconCheck } from '@tabler/icons-react'
import { LIST_COLORS, type ListColor } from '../../../../../contract/likes/like-lists.ts'
import { Box } from '../../../../ui/kit/Box.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { COLOR_NAME } from '../model.ts'
import classes from './Lists.module.css'
import { ListDot } from './ListDot.tsx'

interface Props {
  value: ListColor
  onChange: (color: ListColor) => void
}

/** Coloured dots to tap, built on radio buttons, each with its name. */
export function ColorPicker({ value, onChange }: Props) {
  return (
    <Box as="fieldset" bare>
      <Text as="legend" pad={0} below={4} weight={600}>
        색
      </Text>
      <Stack gap={16} rowGap={8} className={classes.colors}>
        {LIST_COLORS.map((color) => (
          <Stack
            key={color}
            as="label"
            anchor
            middle
            square={44}
            press
            round="full"
            choice
            className={classes.color}
            data-checked={color === value || undefined}
          >
            <input
              type="radio"
              name="color"
              className={classes.radio}
              aria-label={COLOR_NAME[color]}
              checked={color === value}
              onChange={() => onChange(color)}
            />
            <ListDot color={color} size="large" />
            {color === value && <IconCheck size={18} stroke={2.5} className={classes.check} aria-hidden />}
          </Stack>
        ))}
      </Stack>
    </Box>
  )
}
