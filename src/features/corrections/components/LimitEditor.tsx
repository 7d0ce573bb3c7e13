import { useState } from 'react'
import { SIZE_NAME, SIZES, type Size } from '../../../../contract/dogs/dog-sizes.ts'
import type { PlaceFacts } from '../../../../contract/corrections/corrections.ts'
import { Chip } from '../../../ui/actions/Chip.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { ANY_DOG, type EditorProps } from '../model.ts'
import classes from './Corrections.module.css'

const BOUND_WORD = { lte: '이하', lt: '미만' } as const

/** One limit for every day; limits that differ by weekday are described in the free text. */
export function LimitEditor({ value, onChange, error }: EditorProps<PlaceFacts['limits']>) {
  const [first] = value
  const { weight = null, sizes = null } = first ?? {}
  // As typed: "1." is the beginning of 1.5.
  const [kg, setKg] = useState(weight ? String(weight.kg) : '')
  // Remembered while the weight field is empty.
  const [bound, setBound] = useState<'lte' | 'lt'>(weight?.bound === 'lt' ? 'lt' : 'lte')
  const chosen = sizes ?? SIZES
  const say = (nextWeight: typeof weight, nextSizes: readonly Size[]) =>
    onChange([
      {
        days: null,
        weight: nextWeight,
        sizes: nextSizes.length === SIZES.length && nextWeight ? null : [...nextSizes],
      },
    ])

  return (
    <Stack gap={12} className={classes.sides} style={{ gridTemplateColumns: '1fr' }}>
      <Field
        label="몸무게 (kg)"
        inputMode="decimal"
        autoComplete="off"
        value={kg}
        error={error}
        help="몸무게 제한이 없으면 비워 두세요."
        onChange={({ currentTarget }) => {
          setKg(currentTarget.value)
          say(currentTarget.value.trim() === '' ? null : { bound, kg: Number(currentTarget.value) }, chosen)
        }}
      />
      <Row wrap gap={8} shrink pad={0} className={classes.chips}>
        {(['lte', 'lt'] as const).map((one) => (
          <Chip
            key={one}
            selected={weight !== null && bound === one}
            disabled={weight === null}
            onClick={() => {
              setBound(one)
              say(weight && { ...weight, bound: one }, chosen)
            }}
          >
            {BOUND_WORD[one]}
          </Chip>
        ))}
      </Row>
      <Row as="fieldset" wrap gap={8} bare className={classes.chips} aria-label="들어갈 수 있는 크기">
        {SIZES.map((size) => {
          const isIn = chosen.includes(size)
          const next = SIZES.filter((one) => (one === size ? !isIn : chosen.includes(one)))
          return (
            <Chip key={size} selected={isIn} disabled={isIn && next.length === 0} onClick={() => say(weight, next)}>
              {SIZE_NAME[size]}
            </Chip>
          )
        })}
        <Chip
          onClick={() => {
            setKg('')
            onChange(ANY_DOG)
          }}
        >
          제한 없음
        </Chip>
      </Row>
    </Stack>
  )
}
