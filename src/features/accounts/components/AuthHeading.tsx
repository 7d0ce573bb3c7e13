import type { ReactNode } from 'react'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import classes from '../screens/Auth.module.css'

const STEPS = 3

interface Props {
  /** The present step of the registration. */
  step?: 1 | 2 | 3
  text?: ReactNode
  children: ReactNode
}

/** The screen's title and the progress of the registration. */
export function AuthHeading({ step, text, children }: Props) {
  return (
    <Stack gap={16} className={classes.heading}>
      {step && (
        <Row as="p" gap={6} className={classes.steps}>
          <span className="visually-hidden">
            {STEPS}단계 중 {step}단계
          </span>
          {Array.from({ length: STEPS }, (_, index) => (
            <i key={index} data-done={index < step || undefined} />
          ))}
        </Row>
      )}
      <Heading level={1} text={text}>
        {children}
      </Heading>
    </Stack>
  )
}
