import type { ComponentProps } from 'react'
import { Field } from '../../../ui/fields/Field.tsx'

type FieldProps = { label: string } & Omit<ComponentProps<'input'>, 'type' | 'min' | 'readOnly' | 'autoComplete'>

/** Set once, as addresses and data refer to it: the form of a stored record shows it. */
export const KeyField = ({ isNew, ...field }: FieldProps & { isNew: boolean; help?: string }) => (
  <Field help="주소와 필터에 쓰여서, 만든 다음에는 바꿀 수 없어요." {...field} readOnly={!isNew} autoComplete="off" />
)

/** Where a record stands in its list: lower first. */
export const PositionField = ({ onPosition, ...field }: FieldProps & { onPosition: (position: number) => void }) => (
  <Field {...field} type="number" min={0} onChange={({ currentTarget }) => onPosition(Number(currentTarget.value))} />
)
