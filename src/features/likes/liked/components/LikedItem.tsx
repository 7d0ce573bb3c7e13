import { IconFolder } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { LikeList } from '../../../../../contract/like-lists.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { LikedPlace } from '../../lists/model.ts'
import { setLike } from '../../mutations.ts'
import { openListPicker } from '../../lists/state.ts'
import classes from './LikedItem.module.css'
import { ListDot } from '../../lists/components/ListDot.tsx'
import { NoteLine } from './NoteLine.tsx'

interface Props {
  place: LikedPlace
  lists: readonly LikeList[]
  children: ReactNode
}

/** A card of what is liked, and below it what the member has made of it: the lists that it is in, and his note. */
export function LikedItem({ place: { like, card }, lists, children }: Props) {
  const change = useCommand(setLike)
  if (!card)
    return (
      <article className={classes.gone} aria-label="이제 볼 수 없는 곳">
        <p>이제 볼 수 없는 곳이에요. 문을 닫았거나 정보가 지워졌어요.</p>
        {like.note && <p>메모: {like.note}</p>}
        <Button
          variant="subtle"
          onClick={() => void change.run({ kind: like.kind, id: like.id, liked: false, count: null })}
        >
          찜에서 지우기
        </Button>
      </article>
    )
  const own = lists.filter(({ id }) => like.listIds.includes(id))
  return (
    <div className={classes.item}>
      {children}
      <div className={classes.own}>
        <button
          type="button"
          className={classes.lists}
          aria-label={`${card.name} 목록에 담기${own.length > 0 ? `, 담은 목록: ${own.map(({ name }) => name).join(', ')}` : ''}`}
          onClick={() => openListPicker(card.id)}
        >
          {own.map(({ id, name, color }) => (
            <span key={id} className={classes.list}>
              <ListDot color={color} />
              {name}
            </span>
          ))}
          {own.length === 0 && (
            <span className={classes.empty}>
              <IconFolder size={18} stroke={1.75} aria-hidden />
              목록에 담기
            </span>
          )}
        </button>
        <NoteLine place={card.id} name={card.name} note={like.note} />
      </div>
    </div>
  )
}
