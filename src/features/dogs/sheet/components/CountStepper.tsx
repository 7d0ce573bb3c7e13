import { IconMinus, IconPlus } from '@tabler/icons-react'
import { Box } from '../../../../ui/kit/Box.tsx'
import { IconButton } from '../../../../ui/actions/IconButton.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import classes from './DogSheet.module.css'

const MAX = 20

interface Props {
  value: number
  onChange: (count: number) => void
}

/** How many dogs travel together. */
export function CountStepper({ value, onChange }: Props) {
  return (
    <Row as="fieldset" gap={8} align="center" bare aria-labelledby="dog-count">
      <Box as="span" grow id="dog-count">
        함께 가는 마릿수
      </Box>
      <IconButton
        label="한 마리 줄이기"
        variant="default"
        className={classes.step}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <IconMinus size={20} aria-hidden />
      </IconButton>
      <Box as="output" size="lg" weight={700} text="center" className={classes.count}>
        {value}마리
      </Box>
      <IconButton
        label="한 마리 늘리기"
        variant="default"
        className={classes.step}
        disabled={value >= MAX}
        onClick={() => onChange(value + 1)}
      >
        <IconPlus size={20} aria-hidden />
      </IconButton>
    </Row>
  )
}
