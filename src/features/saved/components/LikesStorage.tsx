import { useQuery } from '@tanstack/react-query'
import { MAX_PINNED_LIKES } from '../../../../contract/offline/pinning.ts'
import { grouped } from '../../../lib/number-text.ts'
import { useLikes } from '../../likes/lists/queries.ts'
import { likedPlaceIds } from '../../likes/lists/model.ts'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { spaceText } from '../list-model.ts'
import { pinnedBytesQuery } from '../queries.ts'
import { usePinStatus, useDevicePlaces } from '../state.ts'
import classes from './Saved.module.css'

/** Whether the liked places are pinned on this device too, and how much storage they use. */
export function LikesStorage() {
  const shelf = useDevicePlaces()
  const keeping = usePinStatus()
  const { data: likes = [] } = useLikes()
  const { data: bytes } = useQuery(pinnedBytesQuery([shelf, keeping]))
  const places = likedPlaceIds(likes)
  const missing = places.slice(0, MAX_PINNED_LIKES).filter(({ id }) => keeping?.missing.includes(id)).length
  return (
    <Row as="footer" wrap gap={16} rowGap={4} align="center" justify="between" padTop={12} ruled>
      <Text size="sm" leading="line" tone="quiet" className={classes.text}>
        {missing > 0 && (
          <strong>
            {missing}곳은 아직 이 기기에 다 받지 못했어요.{' '}
            {keeping?.full ? '기기의 저장 공간이 부족해요. ' : '연결되면 이어서 받아요. '}
          </strong>
        )}
        {places.length > MAX_PINNED_LIKES &&
          `최근에 찜한 ${grouped(MAX_PINNED_LIKES)}곳은 안내와 사진까지 이 기기에 받아 둬요. `}
        로그아웃하면 이 기기에서는 지워져요.
        {bytes ? ` 이 기기에서 쓰는 공간: ${spaceText(bytes)}` : ''}
      </Text>
    </Row>
  )
}
