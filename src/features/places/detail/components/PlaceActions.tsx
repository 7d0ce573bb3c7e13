import { IconNavigation, IconPhone, IconShare } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Place } from '../../../../../contract/places/places.ts'
import { share } from '../../../../platform/device/share.ts'
import { ActionButton, ActionLink } from '../../../../ui/actions/ActionButton.tsx'
import { Button } from '../../../../ui/actions/Button.tsx'
import { showSnackbar } from '../../../../ui/overlays/state.ts'
import { Row } from '../../../../ui/kit/Row.tsx'
import { phoneHref } from '../../card/model.ts'
import classes from './PlaceActions.module.css'

interface Props {
  place: Place
  onFindWay: () => void
  /** The button of the member's lists. */
  lists: ReactNode
}

async function sharePlace({ name }: Place) {
  const result = await share({
    title: name,
    text: `${name} · 강아지와 함께 갈 수 있는지 확인해 보세요.`,
    url: location.href,
  })
  if (result === 'copied') showSnackbar('링크를 복사했어요. 원하는 곳에 붙여 넣어 주세요.', 'success')
  if (result === 'failed') showSnackbar('공유하지 못했어요. 주소창의 주소를 복사해 주세요.', 'error')
}

/** Call, directions, share: at the bottom of a phone, in the side panel on a desktop. */
export function PlaceActions({ place, onFindWay, lists }: Props) {
  const phone = phoneHref(place.phone)
  return (
    <Row gap={4} align="center" wrap>
      {phone && (
        <ActionLink href={phone}>
          <IconPhone size={22} stroke={1.75} aria-hidden />
          전화
        </ActionLink>
      )}
      <ActionButton onClick={() => void sharePlace(place)}>
        <IconShare size={22} stroke={1.75} aria-hidden />
        공유
      </ActionButton>
      {lists}
      <Button className={classes.go} leftSection={<IconNavigation size={20} aria-hidden />} onClick={onFindWay}>
        길찾기
      </Button>
    </Row>
  )
}
