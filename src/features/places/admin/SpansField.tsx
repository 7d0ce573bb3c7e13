import { useState } from 'react'
import type { Span } from '../../../../contract/time/hours.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { readSpans, spansText } from '../hours-model.ts'

interface Props {
  label: string
  spans: readonly Span[]
  onChange: (spans: Span[]) => void
}

/** Hours of a day, typed as text; what isn't understood stays in the field and changes nothing. */
export function SpansField({ label, spans, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const wrong = typed !== null && readSpans(typed) === null
  return (
    <Field
      label={label}
      placeholder="휴무"
      autoComplete="off"
      value={typed ?? spansText(spans)}
      error={wrong ? '10:00-14:00, 17:00-01:00처럼 써 주세요.' : undefined}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        const read = readSpans(value)
        if (read) onChange(read)
      }}
      onBlur={() => !wrong && setTyped(null)}
    />
  )
}
