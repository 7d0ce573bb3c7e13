import { SIZE_NAME, SIZES } from '../../../../contract/dogs/dog-sizes.ts'
import { BOUNDS, type Bound, type Limit } from '../../../../contract/policy/policy.ts'
import { Chip } from '../../../ui/actions/Chip.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { FieldGroup } from '../../../ui/fields/FieldGroup.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { BOUND_NAME, numberOrNull } from '../admin-model.ts'
import { DaysField } from './DaysField.tsx'
import { Lines } from './Lines.tsx'

interface Props {
  limits: readonly Limit[]
  onChange: (limits: Limit[]) => void
}

const NEW: Limit = { days: null, weight: { bound: 'lte', kg: 10 }, sizes: null }

/** Limits of size and weight, each for some days; a dog must meet all that apply. */
export function PolicyLimits({ limits, onChange }: Props) {
  return (
    <FieldGroup label="크기와 몸무게 제한" name="limits">
      <Lines name="제한" items={limits} fresh={NEW} onChange={onChange}>
        {(limit, name, change) => (
          <>
            <DaysField label={`${name}의 날`} value={limit.days} onChange={(days) => change({ days })} />
            <Field
              label={`${name}의 몸무게 (kg)`}
              type="number"
              min={0.5}
              step={0.1}
              value={limit.weight?.kg ?? ''}
              onChange={({ currentTarget }) => {
                const kg = numberOrNull(currentTarget.value)
                change({ weight: kg === null ? null : { bound: limit.weight?.bound ?? 'lte', kg } })
              }}
            />
            <SelectField
              label={`${name}의 범위`}
              disabled={limit.weight === null}
              value={limit.weight?.bound ?? 'lte'}
              onChange={({ currentTarget }) =>
                limit.weight && change({ weight: { ...limit.weight, bound: currentTarget.value as Bound } })
              }
            >
              {BOUNDS.map((bound) => (
                <option key={bound} value={bound}>
                  {BOUND_NAME[bound]}
                </option>
              ))}
            </SelectField>
            {SIZES.map((size) => {
              const chosen = limit.sizes ?? []
              return (
                <Chip
                  key={size}
                  selected={chosen.includes(size)}
                  onClick={() => {
                    const next = SIZES.filter((one) => (one === size ? !chosen.includes(one) : chosen.includes(one)))
                    change({ sizes: next.length > 0 ? next : null })
                  }}
                >
                  {SIZE_NAME[size]}
                </Chip>
              )
            })}
          </>
        )}
      </Lines>
    </FieldGroup>
  )
}
