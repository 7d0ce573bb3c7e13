import type { ReactNode } from 'react'
import { Heading } from '../../../ui/Heading.tsx'
import classes from './AuthHeading.module.css'

const STEPS = 3

interface Props {
  /** Of signing up. */
  step?: 1 | 2 | 3
  text?: ReactNode
  children: ReactNode
}

/** The screen's name, and how far one has come. */
export function AuthHeading({ step, text, children }: Props) {
  return (
    <div className={classes.heading}>
      {step && (
        <p className={classes.steps}>
          <span className="visually-hidden">
            {STEPS}단계 중 {step}단계
          </span>
          {Array.from({ length: STEPS }, (_, index) => (
            <i key={index} data-done={index < step || undefined} />
          ))}
        </p>
      )}
      <Heading level={1} text={text}>
        {children}
      </Heading>
    </div>
  )
}
