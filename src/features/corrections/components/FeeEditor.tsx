import { type Fee } from '../../../../contract/policy/policy.ts'
import { Chip } from '../../../ui/actions/Chip.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { FREE, type EditorProps } from '../model.ts'
import classes from './Corrections.module.css'

const PER_WORD = { dog: '한 마리당', night: '1박에', visit: '한 번에' } as const

export function FeeEditor({ value, onChange, error }: EditorProps<Fee>) {
  const paid = value.kind === 'paid'
  const pay = (changes: Partial<Fee>) => onChange({ ...value, kind: 'paid', capWon: null, ...changes })
  return (
    <Stack gap={12} className={classes.sides} style={{ gridTemplateColumns: '1fr' }}>
      <Row wrap gap={8} shrink pad={0} className={classes.chips}>
        <Chip selected={value.kind === 'free'} onClick={() => onChange(FREE)}>
          무료
        </Chip>
        <Chip selected={paid} onClick={() => pay(paid ? {} : { minWon: null, maxWon: null, per: 'dog' })}>
          유료
        </Chip>
      </Row>
      {paid && (
        <>
          <Field
            label="금액 (원)"
            type="number"
            inputMode="numeric"
            min={0}
            step={1000}
            value={value.minWon ?? ''}
            error={error}
            onChange={({ currentTarget }) => {
              const won = currentTarget.value === '' ? null : Number(currentTarget.value)
              pay({ minWon: won, maxWon: won })
            }}
          />
          <Row as="fieldset" wrap gap={8} bare className={classes.chips} aria-label="무엇마다 내나요">
            {(['dog', 'night', 'visit'] as const).map((per) => (
              <Chip key={per} selected={value.per === per} onClick={() => pay({ per })}>
                {PER_WORD[per]}
              </Chip>
            ))}
          </Row>
        </>
      )}
    </Stack>
  )
}
