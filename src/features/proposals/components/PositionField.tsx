import { IconCurrentLocation, IconMapPin, IconX } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { getVisitorLocation, originOf, requestLocation } from '../../../platform/location/location-state.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import type { Position } from '../model.ts'

/** What the map with a search of addresses is given. */
export interface PickerProps {
  at: Position | null
  near: Position
  onMove: (to: Position) => void
  onAddress: (address: string) => void
}

interface Props {
  /** The field of the address. */
  children: ReactNode
  position: Position | null
  onPosition: (position: Position | null) => void
  onAddress: (address: string) => void
  Picker: ComponentType<PickerProps>
}

const rounded = ({ lat, lng }: Position) => ({ lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) })

/** Where a place is: in words, where the device is now, or by a pin on a map. */
export function PositionField({ children, position, onPosition, onAddress, Picker }: Props) {
  /** Where the map began when it was opened; null: it is closed. */
  const [near, setNear] = useState<Position | null>(null)
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function takeOwn(): Promise<void> {
    setAsking(true)
    const { location, message } = await requestLocation()
    setAsking(false)
    setFailure(location ? null : message)
    if (location) onPosition(rounded({ lat: location.latitude, lng: location.longitude }))
  }

  return (
    <Stack gap={8}>
      {children}
      <Row gap={8} wrap>
        <Button
          variant="default"
          leftSection={<IconCurrentLocation size={18} aria-hidden />}
          loading={asking}
          onClick={() => void takeOwn()}
        >
          현재 위치로
        </Button>
        <Button
          variant="default"
          leftSection={<IconMapPin size={18} aria-hidden />}
          aria-expanded={near !== null}
          onClick={() => setNear(near ? null : originOf(getVisitorLocation(), Date.now()))}
        >
          {near ? '지도 닫기' : '지도에서 고르기'}
        </Button>
      </Row>
      {failure && (
        <Text role="alert" size="sm" tone="no">
          {failure}
        </Text>
      )}
      {near && <Picker at={position} near={near} onMove={(to) => onPosition(rounded(to))} onAddress={onAddress} />}
      {position && (
        <Row gap={8} align="center" padY={4} padX={14} ground="sunken" round={12} icons="accent">
          <IconMapPin size={20} stroke={1.75} aria-hidden />
          <Text as="span" grow shrink size="sm" aria-live="polite">
            지도에 위치를 표시했어요. ({position.lat.toFixed(4)}, {position.lng.toFixed(4)})
          </Text>
          <IconButton label="표시한 위치 빼기" onClick={() => onPosition(null)}>
            <IconX size={20} stroke={1.75} />
          </IconButton>
        </Row>
      )}
    </Stack>
  )
}
