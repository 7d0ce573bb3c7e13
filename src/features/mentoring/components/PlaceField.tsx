import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/actions/Button.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { placesByNameQuery } from '../queries.ts'

interface Props {
  value: { id: number; name: string } | null
  error: string | undefined
  onChange: (place: { id: number; name: string } | null) => void
}

const DEBOUNCE_MS = 200

/** The place that a question is about, found by its name. */
export function PlaceField({ value, error, onChange }: Props) {
  const [words, setWords] = useState('')
  const [asked] = useDebouncedValue(words.trim(), DEBOUNCE_MS)
  const { data, error: failed, isPlaceholderData } = useQuery(placesByNameQuery(asked))
  const places = data?.flatMap(({ text, detail, placeId }) => (placeId === null ? [] : [{ id: placeId, text, detail }]))
  const isUnknown = places?.length === 0 && !isPlaceholderData && asked === words.trim()
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
        // It would send the question.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        help={failed ? failed.message : isUnknown && '찾는 곳이 없어요. 다른 말로 찾아보세요.'}
      />
      {words.trim() !== '' && places && places.length > 0 && (
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
        </Stack>
      )}
    </Stack>
  )
}
