import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Stack } from '../../../ui/Stack.tsx'
import { Text } from '../../../ui/Text.tsx'
import { placesByNameQuery } from '../queries.ts'

interface Props {
  value: { id: number; name: string } | null
  error: string | undefined
  onChange: (place: { id: number; name: string } | null) => void
}

/** The place that a question is about, found by its name. */
export function PlaceField({ value, error, onChange }: Props) {
  const [words, setWords] = useState('')
  const { data = [] } = useQuery(placesByNameQuery(useDeferredValue(words.trim())))
  const places = data.flatMap(({ text, detail, placeId }) => (placeId === null ? [] : [{ id: placeId, text, detail }]))
  if (value)
    return (
      <Row gap={12} align="center" justify="between">
        <Text>
          장소: <b>{value.name}</b>
        </Text>
        <Button variant="subtle" onClick={() => onChange(null)}>
          장소 빼기
        </Button>
      </Row>
    )
  return (
    <Stack gap={8}>
      <Field
        name="place"
        label="어떤 장소에 대한 질문인가요?"
        aside="골라 쓰기"
        placeholder="장소 이름으로 찾기"
        maxLength={60}
        autoComplete="off"
        value={words}
        error={error}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {words.trim() !== '' && (
        <Stack as="ul" gap={4} aria-label="찾은 장소">
          {places.map(({ id, text, detail }) => (
            <li key={id}>
              <Button
                variant="default"
                fullWidth
                onClick={() => {
                  onChange({ id, name: text })
                  setWords('')
                }}
              >
                {text} <small>{detail}</small>
              </Button>
            </li>
          ))}
          {places.length === 0 && (
            <Text as="li" size="sm" tone="quiet">
              아직 찾은 장소가 없어요.
            </Text>
          )}
        </Stack>
      )}
    </Stack>
  )
}
