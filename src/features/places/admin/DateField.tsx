import { useState } from 'react'
import { Field } from '../../../ui/fields/Field.tsx'
import { dateText, readDate } from '../hours-model.ts'

interface Props {
  label: string
  /** Month * 100 + day. */
  value: number
  onChange: (date: number) => void
}

/** A day of every year, typed as "03-01". */
export function DateField({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const wrong = typed !== null && readDate(typed) === null
  return (
    <Field
      label={label}
      placeholder="03-01"
      autoComplete="off"
      value={typed ?? dateText(value)}
      error={wrong ? '03-01처럼 써 주세요.' : undefined}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const read = readDate(currentTarget.value)
        if (read !== null) onChange(read)
      }}
      onBlur={() => !wrong && setTyped(null)}
    />
  )
}
