import { useDebouncedValue } from '@mantine/hooks'
import { IconMapPin } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { MapView } from '../../../../platform/map/engine.ts'
import type { Geocoder, Spot } from '../../../../platform/map/geocoder.ts'
import { Box } from '../../../../ui/Box.tsx'
import { showSnackbar } from '../../../../ui/overlays/state.ts'
import { Row } from '../../../../ui/Row.tsx'
import { Stack } from '../../../../ui/Stack.tsx'
import { Text } from '../../../../ui/Text.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import { addressQuery, spotsQuery } from '../finder-queries.ts'
import classes from './MapFinderForm.module.css'

interface Props {
  geocoder: Geocoder
  view: MapView
  onFound: (view: MapView) => void
}

const DEBOUNCE_MS = 250

export function MapFinderForm({ geocoder, view, onFound }: Props) {
  const field = useId()
  const [text, setText] = useState('')
  const [asked] = useDebouncedValue(text.normalize('NFC').trim(), DEBOUNCE_MS)
  const here = useQuery(addressQuery(geocoder, view))
  const spots = useQuery(spotsQuery(geocoder, asked, view))
  const shown = (asked && spots.data) || []

  const go = async (spot: Spot) => {
    const there = await spot.find().catch(() => null)
    if (there) onFound(there)
    else showSnackbar('그곳의 위치를 찾지 못했어요.', 'warning')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [first] = shown
    if (first && !spots.isPlaceholderData) void go(first)
  }

  return (
    <Stack as="form" gap={10} content="start" className={classes.form} onSubmit={submit}>
      <Text as="label" weight={700} htmlFor={field}>
        장소 · 주소 · 지역
      </Text>
      <SearchField
        id={field}
        value={text}
        placeholder="예) 강릉 안목해변"
        enterKeyHint="go"
        data-autofocus
        onChange={({ target }) => setText(target.value)}
      />
      {here.data && <Text tone="quiet">지금 보는 곳 · {here.data}</Text>}
      <Text as="output" tone="quiet">
        {wordFor(asked, spots, shown)}
      </Text>
      {shown.length > 0 && (
        <Box as="ul" className={classes.list} aria-label="찾은 곳">
          {shown.map((spot) => (
            <li key={spot.key}>
              <Row
                as="button"
                gap={12}
                align="center"
                wide
                tall={52}
                padY={6}
                padX={8}
                tone="ink"
                bare
                round={12}
                hover="sunken"
                icons="accent"
                type="button"
                className={classes.spot}
                onClick={() => void go(spot)}
              >
                <IconMapPin size={20} stroke={1.75} aria-hidden />
                <span>
                  <b>{spot.name}</b>
                  <small>{spot.detail}</small>
                </span>
              </Row>
            </li>
          ))}
        </Box>
      )}
    </Stack>
  )
}

function wordFor(asked: string, { isError, isPending }: { isError: boolean; isPending: boolean }, shown: Spot[]) {
  if (!asked) return '찾는 곳을 적으면 지도가 그곳으로 가요.'
  if (isError) return '지금은 찾을 수 없어요. 잠시 후 다시 시도해 주세요.'
  if (isPending) return '찾는 중이에요.'
  return shown.length > 0 ? `${shown.length}곳을 찾았어요.` : '찾은 곳이 없어요. 다른 말로 찾아보세요.'
}
