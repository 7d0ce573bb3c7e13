import { IconArrowDown, IconArrowUp, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { LikeList } from '../../../../../contract/likes/like-lists.ts'
import { MAX_LISTS } from '../../../../../contract/likes/likes.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { Button } from '../../../../ui/actions/Button.tsx'
import { IconButton } from '../../../../ui/actions/IconButton.tsx'
import { askConfirm } from '../../../../ui/overlays/state.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import { deleteList, orderLists } from '../mutations.ts'
import { useLikeLists } from '../queries.ts'
import { ListDot } from './ListDot.tsx'
import { ListForm } from './ListForm.tsx'

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** All lists: their order, names and colours, and new ones. `first`: the one to change first; null for none. */
export function ListManager({ first }: { first: number | null }) {
  const order = useCommand(orderLists)
  const removal = useCommand(deleteList)
  const { data: lists = [] } = useLikeLists()
  /** Id of the list whose form is open, or a new one's. */
  const [open, setOpen] = useState<number | 'new' | null>(first ?? (lists.length === 0 ? 'new' : null))

  const move = (index: number, by: 1 | -1) => {
    const ids = lists.map(({ id }) => id)
    const [id] = ids.splice(index, 1)
    if (id === undefined) return
    ids.splice(index + by, 0, id)
    void order.run({ listIds: ids })
  }
  const remove = async ({ id, name }: LikeList) => {
    const sure = await askConfirm('담아 둔 곳은 찜에 그대로 남아요.', {
      title: `‘${name}’ 목록을 지울까요?`,
      color: 'error',
    })
    if (sure && (await removal.run({ id })).status === 'done') setOpen(null)
  }
  return (
    <Stack gap={12}>
      <ul aria-label="내 목록">
        {lists.map((list, index) => (
          <li key={list.id}>
            {open === list.id ? (
              <Stack gap={12} padTop={12} padBottom={16} underruled>
                <ListForm list={list} onDone={() => setOpen(null)} />
                <Row wrap gap={8} justify="between">
                  <Button
                    variant="subtle"
                    leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
                    onClick={() => void remove(list)}
                  >
                    목록 지우기
                  </Button>
                  <Button variant="subtle" onClick={() => setOpen(null)}>
                    취소
                  </Button>
                </Row>
              </Stack>
            ) : (
              <Row align="center" tall={52} underruled>
                <Row as="span" grow gap={12} align="center" shrink weight={500}>
                  <ListDot color={list.color} />
                  {list.name}
                </Row>
                <IconButton label={`${list.name} 위로`} disabled={index === 0} onClick={() => move(index, -1)}>
                  <IconArrowUp {...ICON} />
                </IconButton>
                <IconButton
                  label={`${list.name} 아래로`}
                  disabled={index === lists.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <IconArrowDown {...ICON} />
                </IconButton>
                <IconButton label={`${list.name} 고치기`} onClick={() => setOpen(list.id)}>
                  <IconPencil {...ICON} />
                </IconButton>
              </Row>
            )}
          </li>
        ))}
      </ul>
      {open === 'new' ? (
        <ListForm onDone={() => setOpen(null)} />
      ) : (
        lists.length < MAX_LISTS && (
          <Button variant="light" leftSection={<IconPlus {...ICON} size={18} />} onClick={() => setOpen('new')}>
            새 목록 만들기
          </Button>
        )
      )}
    </Stack>
  )
}
