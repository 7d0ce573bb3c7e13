import { IconCopy } from '@tabler/icons-react'
import type { Place } from '../../../../../contract/places/places.ts'
import { copyText } from '../../../../platform/device/share.ts'
import { Box } from '../../../../ui/kit/Box.tsx'
import { Heading } from '../../../../ui/content/Heading.tsx'
import { showSnackbar } from '../../../../ui/overlays/state.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { addressOf } from '../facts-model.ts'
import { DirectionLinks } from './DirectionLinks.tsx'
import classes from './PlaceLocation.module.css'
import { PlaceMap } from './PlaceMap.tsx'

async function copy(address: string) {
  if (await copyText(address)) showSnackbar('주소를 복사했어요.', 'success')
  else showSnackbar('복사하지 못했어요. 주소를 길게 눌러 복사해 주세요.', 'error')
}

/** The address, a small map, and directions. */
export function PlaceLocation({ place }: { place: Place }) {
  const address = addressOf(place)
  return (
    <Stack as="section" gap={12} aria-labelledby="location">
      <Heading id="location">위치</Heading>
      <Row gap={12} align="center" wrap="large">
        <Box grow shrink>
          <Text size="lg" weight={500}>
            {address}
          </Text>
          {place.lotAddress && place.lotAddress !== address && (
            <Text size="sm" tone="quiet">
              지번 {place.lotAddress}
            </Text>
          )}
        </Box>
        <button type="button" className={classes.copy} onClick={() => void copy(address)} aria-label="주소 복사">
          <IconCopy size={18} aria-hidden />
          복사
        </button>
      </Row>
      <PlaceMap place={place} />
      <h3 className="visually-hidden">길찾기</h3>
      <DirectionLinks destination={place} />
    </Stack>
  )
}
