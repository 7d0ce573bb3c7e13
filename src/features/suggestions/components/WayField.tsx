import type { ReactNode } from 'react'
import { WAY_NAME } from '../../../../contract/corrections/correction-names.ts'
import { CORRECTION_WAYS, type CorrectionWay } from '../../../../contract/corrections/corrections.ts'
import { Box } from '../../../ui/kit/Box.tsx'
import { Chip } from '../../../ui/actions/Chip.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import classes from './WayField.module.css'

interface Props {
  value: CorrectionWay | ''
  error: string | undefined
  onChange: (way: CorrectionWay) => void
  /** What else is asked of the chosen one. */
  children?: ReactNode
}

/** How a member knows what they say. */
export function WayField({ value, error, onChange, children }: Props) {
  return (
    <Box as="fieldset" bare className={classes.group} name="way">
      <legend>어떻게 알게 됐나요?</legend>
      <Row wrap gap={8}>
        {CORRECTION_WAYS.map((way) => (
          <Chip key={way} selected={value === way} onClick={() => onChange(way)}>
            {WAY_NAME[way]}
          </Chip>
        ))}
      </Row>
      {children}
      {error && (
        <Text above={8} size="sm" tone="no">
          {error}
        </Text>
      )}
    </Box>
  )
}
