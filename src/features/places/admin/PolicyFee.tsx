import type { Fee } from '../../../../contract/policy/policy.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { numberOrNull } from '../admin-model.ts'

interface Props {
  fee: Fee
  onChange: (fee: Fee) => void
}

/** What a dog costs. */
export function PolicyFee({ fee, onChange }: Props) {
  const won = (name: 'minWon' | 'maxWon' | 'capWon', label: string) => (
    <Field
      label={label}
      type="number"
      min={0}
      step={1000}
      value={fee[name] ?? ''}
      onChange={({ currentTarget }) => onChange({ ...fee, [name]: numberOrNull(currentTarget.value) })}
    />
  )
  return (
    <Row gap={12} wrap align="start">
      <SelectField
        label="추가 요금"
        value={fee.kind}
        onChange={({ currentTarget }) => onChange({ ...fee, kind: currentTarget.value as Fee['kind'] })}
      >
        <option value="unknown">모름</option>
        <option value="free">무료</option>
        <option value="paid">유료</option>
        <option value="varies">상황에 따라 다름</option>
      </SelectField>
      {fee.kind === 'paid' && (
        <>
          {won('minWon', '요금 (원부터)')}
          {won('maxWon', '요금 (원까지)')}
          <SelectField
            label="요금 단위"
            value={fee.per ?? ''}
            onChange={({ currentTarget }) => onChange({ ...fee, per: (currentTarget.value || null) as Fee['per'] })}
          >
            <option value="">단위 없음</option>
            <option value="dog">한 마리당</option>
            <option value="night">1박에</option>
            <option value="visit">한 번에</option>
          </SelectField>
          {won('capWon', '모두 더해 (원까지)')}
        </>
      )}
    </Row>
  )
}
