import type { PlaceRecord } from '../../../../contract/places/place-records.ts'
import { type PolicySource, SOURCE_NAME } from '../../../../contract/policy/policy-source.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { NAMES, type PlaceValues } from '../admin-model.ts'

/** Where a place is known from, and which of its fields imports leave alone. */
export function PlaceHeld({ record: { sources, editedFields } }: { record: PlaceRecord }) {
  const held = editedFields.map((field) => NAMES[field as keyof PlaceValues] ?? field)
  return (
    <Text size="sm" tone="quiet">
      {sources.length > 0
        ? `출처: ${sources.map((source) => SOURCE_NAME[source as PolicySource]).join(', ')}`
        : '직접 등록한 장소예요.'}
      {held.length > 0 && ` · 직접 고쳐서 가져오기가 바꾸지 않는 항목: ${held.join(', ')}`}
    </Text>
  )
}
