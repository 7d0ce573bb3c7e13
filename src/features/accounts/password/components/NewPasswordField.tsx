import { useEffect, useState } from 'react'
import { PASSWORD_LENGTH } from '../../../../../contract/users/users.ts'
import { MIN_SCORE } from '../../../../../contract/users/passwords.ts'
import { PasswordField } from '../../../../ui/fields/PasswordField.tsx'
import { STRENGTHS } from '../../model.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import classes from '../../screens/Auth.module.css'

interface Props extends Omit<React.ComponentProps<typeof PasswordField>, 'autoComplete' | 'label' | 'value'> {
  label?: string
  value: string
  /** E-mail and nickname: a password that contains them is easy to guess. */
  known?: readonly string[]
}

type Judge = (password: string, known: readonly string[]) => number

const NOTHING_KNOWN: readonly string[] = []

/** A new password and how hard it is to guess. The estimator is fetched at the first input. */
export function NewPasswordField({ label = '비밀번호', known = NOTHING_KNOWN, value, ...field }: Props) {
  const [judge, setJudge] = useState<Judge | null>(null)
  const wanted = value !== ''
  useEffect(() => {
    if (!wanted) return
    let gone = false
    import('../../strength/model.ts').then(
      ({ strengthOf }) => gone || setJudge(() => strengthOf),
      // Without the estimator there is no meter; the server checks in any case.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [wanted])

  const score = judge && wanted ? judge(value, known) : null
  return (
    <Stack gap={8}>
      <PasswordField
        {...field}
        value={value}
        label={label}
        autoComplete="new-password"
        minLength={PASSWORD_LENGTH.min}
        help={`${PASSWORD_LENGTH.min}자 이상이면 돼요. 낱말 몇 개를 이으면 기억하기 쉽고 안전해요.`}
      />
      {score !== null && (
        <Stack gap={6} size="sm">
          <meter className="visually-hidden" aria-label="비밀번호 안전도" min={0} max={4} value={score}>
            {STRENGTHS[score]}
          </meter>
          <Stack
            gap={4}
            aria-hidden
            className={classes.meter}
            data-level={score < MIN_SCORE ? 'weak' : score > MIN_SCORE ? 'strong' : 'fair'}
          >
            {[1, 2, 3, 4].map((step) => (
              <i key={step} data-on={step <= Math.max(1, score) || undefined} />
            ))}
          </Stack>
          <p aria-live="polite">{STRENGTHS[score]}</p>
        </Stack>
      )}
    </Stack>
  )
}
