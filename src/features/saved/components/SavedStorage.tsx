import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/actions/Button.tsx'
import { askConfirm } from '../../../ui/overlays/state.ts'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { spaceText } from '../list-model.ts'
import type { DevicePlaces } from '../model.ts'
import { pinnedBytesQuery } from '../queries.ts'
import { forgetAll, usePinStatus, useDevicePlaces } from '../state.ts'
import classes from './Saved.module.css'

const ASK: Record<keyof DevicePlaces, string> = {
  saved: '이 기기에 찜한 곳을 모두 지울까요?',
  recent: '최근 본 곳을 모두 지울까요?',
}

/** Whether all bookmarks are pinned, how much storage they use, and a button to delete them. */
export function SavedStorage({ list }: { list: keyof DevicePlaces }) {
  const shelf = useDevicePlaces()
  const keeping = usePinStatus()
  const { data: bytes } = useQuery(pinnedBytesQuery([shelf, keeping]))
  const missing = shelf[list].filter(({ id }) => keeping?.missing.includes(id)).length
  return (
    <Row as="footer" wrap gap={16} rowGap={4} align="center" justify="between" padTop={12} ruled>
      <Text size="sm" leading="line" tone="quiet" className={classes.text}>
        {missing > 0 && (
          <strong>
            {missing}곳은 아직 다 받지 못했어요.{' '}
            {keeping?.full ? '기기의 저장 공간이 부족해요. ' : '연결되면 이어서 받아요. '}
          </strong>
        )}
        이 기기에만 있어요.
        {bytes ? ` 찜한 곳과 최근 본 곳이 쓰는 공간: ${spaceText(bytes)}` : ''}
      </Text>
      <Button
        variant="subtle"
        leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
        onClick={async () => {
          if (await askConfirm(ASK[list], { color: 'error' })) forgetAll(list)
        }}
      >
        모두 지우기
      </Button>
    </Row>
  )
}
