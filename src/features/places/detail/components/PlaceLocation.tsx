import { IconCopy, IconMap2 } from '@tabler/icons-react'
import type { Place } from '../../../../../contract/places.ts'
import { copyText } from '../../../../platform/device/share.ts'
import { ButtonLink } from '../../../../ui/Button.tsx'
import { Heading } from '../../../../ui/Heading.tsx'
import { showSnackbar } from '../../../../ui/overlays/state.ts'
import { addressOf } from '../model.ts'
import { DirectionLinks } from './DirectionLinks.tsx'
import classes from './PlaceLocation.module.css'

async function copy(address: string) {
  if (await copyText(address)) showSnackbar('주소를 복사했어요.', 'success')
  else showSnackbar('복사하지 못했어요. 주소를 길게 눌러 복사해 주세요.', 'error')
}

/** Where it is, and how to get there. */
export function PlaceLocation({ place }: { place: Place }) {
  const address = addressOf(place)
  return (
    <section className={classes.location} aria-labelledby="location">
      <Heading id="location">위치</Heading>
      <div className={classes.address}>
        <div className={classes.words}>
          <p className={classes.road}>{address}</p>
          {place.lotAddress && place.lotAddress !== address && <p className={classes.lot}>지번 {place.lotAddress}</p>}
        </div>
        <button type="button" className={classes.copy} onClick={() => void copy(address)} aria-label="주소 복사">
          <IconCopy size={18} aria-hidden />
          복사
        </button>
      </div>
      <ButtonLink
        to="/map"
        search={{ place: place.id }}
        variant="default"
        fullWidth
        leftSection={<IconMap2 size={18} stroke={1.75} aria-hidden />}
      >
        지도에서 보기
      </ButtonLink>
      <h3 className="visually-hidden">길찾기</h3>
      <DirectionLinks destination={place} />
    </section>
  )
}
