import type { ReactNode } from 'react'
import { Box } from '../../../ui/kit/Box.tsx'
import { Button } from '../../../ui/actions/Button.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import classes from './SecondFactor.module.css'

interface Props {
  icon: ReactNode
  name: string
  text: string
  act: string
  busy: boolean
  onAct: () => void
}

/** One thing that is set up, and what can be done about it. */
export const FactorRow = ({ icon, name, text, act, busy, onAct }: Props) => (
  <Row as="li" gap={12} align="center" tall={44} icons="quiet">
    {icon}
    <Box grow shrink>
      <Text weight={600} className={classes.name}>
        {name}
      </Text>
      <Text size="sm" tone="quiet">
        {text}
      </Text>
    </Box>
    <Button variant="default" disabled={busy} aria-label={`${name} ${act}`} onClick={onAct}>
      {act}
    </Button>
  </Row>
)
