import { type KeyboardEvent, useState } from 'react'
import type { MapEngine } from '../../../platform/map/engine.ts'
import type { Position, Spot } from '../../../platform/map/geocoder.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'

interface Props {
  /** Its geocoder searches: Kakao's where a key is set, else our own names. */
  engine: MapEngine | null
  near: Position
  onChoose: (spot: Spot) => void
}

/** Finds an address or a name, and puts the pin there. */
export function AddressSearch({ engine, near, onChoose }: Props) {
  const [words, setWords] = useState('')
  const [found, setFound] = useState<Spot[] | 'failed' | null>(null)

  async function search(): Promise<void> {
    if (!engine || words.trim() === '') return
    setFound(await engine.geocoder.search(words.trim(), near).catch(() => 'failed' as const))
  }
  // The field is in the form of the whole place: Enter must not send that.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void search()
  }

  return (
    <Stack gap={8}>
      <Field
        label="주소나 이름으로 찾기"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        onKeyDown={press}
        autoComplete="off"
        end={
          <Button type="button" variant="subtle" disabled={!engine} onClick={() => void search()}>
            찾기
          </Button>
        }
      />
      {found === 'failed' && (
        <Text role="alert" tone="no" size="sm">
          찾지 못했어요. 잠시 뒤에 다시 해 보거나 핀을 끌어 주세요.
        </Text>
      )}
      {Array.isArray(found) && (
        <Stack as="ul" gap={4} aria-label="찾은 곳">
          {found.length === 0 && (
            <Text as="li" size="sm" tone="quiet">
              찾은 곳이 없어요. 핀을 끌어 주세요.
            </Text>
          )}
          {found.map((spot) => (
            <li key={spot.key}>
              <Button
                type="button"
                variant="default"
                onClick={() => {
                  setFound(null)
                  onChoose(spot)
                }}
              >
                {spot.name} · {spot.detail}
              </Button>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
