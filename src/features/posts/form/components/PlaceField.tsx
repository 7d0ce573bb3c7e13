import { useDebouncedValue } from '@mantine/hooks'
import { IconMapPin, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SIDO } from '../../../../../contract/regions/regions.ts'
import { Field } from '../../../../ui/fields/Field.tsx'
import { FieldGroup } from '../../../../ui/fields/FieldGroup.tsx'
import { IconButton } from '../../../../ui/actions/IconButton.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import type { ChosenPlace } from '../model.ts'
import { placeSearchQuery } from '../queries.ts'

interface Props {
  value: ChosenPlace | null
  error: string | undefined
  onChange: (place: ChosenPlace | null) => void
}

const DEBOUNCE_MS = 200

/** The place that a post is about: found by name, and shown with its verdict later. */
export function PlaceField({ value, error, onChange }: Props) {
  return (
    <FieldGroup label="장소 (선택)" name="place" error={error}>
      {value ? (
        <Row wrap="large" gap={12} align="center" padY={4} padX={14} ground="sunken" round={12} icons="accent">
          <IconMapPin size={20} stroke={1.75} aria-hidden />
          <Text as="span" grow shrink weight={600}>
            {value.name}
          </Text>
          <IconButton label={`${value.name} 빼기`} onClick={() => onChange(null)}>
            <IconX size={20} stroke={1.75} />
          </IconButton>
        </Row>
      ) : (
        <PlaceSearch onChoose={onChange} />
      )}
    </FieldGroup>
  )
}

function PlaceSearch({ onChoose }: { onChoose: (place: ChosenPlace) => void }) {
  const [text, setText] = useState('')
  const [asked] = useDebouncedValue(text, DEBOUNCE_MS)
  const { data, isError, error, isPlaceholderData } = useQuery(placeSearchQuery(asked))
  const found = text.trim() === '' ? undefined : data?.items
  const isUnknown = found?.length === 0 && !isPlaceholderData && asked === text
  return (
    <Stack gap={8}>
      <Field
        label="장소 찾기"
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        placeholder="이름이나 지역, 초성"
        autoComplete="off"
        enterKeyHint="search"
        // The Enter that ends a composition, and the one that would send the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        help={isError ? error.message : isUnknown ? '찾는 곳이 없어요. 다른 말로 찾아보세요.' : undefined}
      />
      {found && found.length > 0 && (
        <Stack as="ul" gap={0} edge="line" round={12} clip aria-label="찾은 장소">
          {found.map(({ id, name, sido, sigungu }) => (
            <li key={id}>
              <Row
                as="button"
                wide
                bare
                gap={12}
                align="center"
                tall={52}
                padX={14}
                press
                hover="sunken"
                text="left"
                type="button"
                onClick={() => onChoose({ id, name })}
              >
                <span>
                  <Text as="span" block weight={600}>
                    {name}
                  </Text>
                  <Text as="span" block size="sm" tone="quiet">
                    {[SIDO[sido], sigungu].filter(Boolean).join(' ')}
                  </Text>
                </span>
              </Row>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
