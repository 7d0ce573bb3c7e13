import { IconFolder } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { LikeList } from '../../../../../contract/likes/like-lists.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { Box } from '../../../../ui/kit/Box.tsx'
import { Button } from '../../../../ui/actions/Button.tsx'
import type { LikedPlace } from '../../lists/model.ts'
import { setLike } from '../../mutations.ts'
import { openListPicker } from '../../lists/state.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import classes from './Liked.module.css'
import { ListDot } from '../../lists/components/ListDot.tsx'
import { NoteLine } from './NoteLine.tsx'

interface Props {
  place: LikedPlace
  lists: readonly LikeList[]
  children: ReactNode
}

/** The card of a liked place, with the member's note and the lists that it is in. */
export function LikedItem({ place: { like, card }, lists, children }: Props) {
  const change = useCommand(setLike)
  if (!card)
    return (
      <Stack
        as="article"
        gap={4}
        items="start"
        pad={12}
        ground="card"
        round={12}
        className={classes.gone}
        aria-label="이제 볼 수 없는 곳"
      >
        <p>이제 볼 수 없는 곳이에요. 문을 닫았거나 정보가 지워졌어요.</p>
        {like.note && <p>메모: {like.note}</p>}
        <Button
          variant="subtle"
          onClick={() => void change.run({ kind: like.kind, id: like.id, liked: false, count: null })}
        >
          찜에서 지우기
        </Button>
      </Stack>
    )
  const own = lists.filter(({ id }) => like.listIds.includes(id))
  return (
    <Stack content="start" className={classes.item}>
      {children}
      <Box ground="card" edge="line" className={classes.own}>
        <button type="button" className={classes.lists} onClick={() => openListPicker(card.id)}>
          <span className="visually-hidden">
            {card.name} {own.length > 0 && '목록에 담기, 담은 목록: '}
          </span>
          {own.map(({ id, name, color }) => (
            <Row key={id} as="span" inline gap={6} align="center" shrink tone="ink">
              <ListDot color={color} />
              {name}
            </Row>
          ))}
          {own.length === 0 && (
            <Row as="span" inline gap={8} align="center">
              <IconFolder size={18} stroke={1.75} aria-hidden />
              목록에 담기
            </Row>
          )}
        </button>
        <NoteLine place={card.id} name={card.name} note={like.note} />
      </Box>
    </Stack>
  )
}
