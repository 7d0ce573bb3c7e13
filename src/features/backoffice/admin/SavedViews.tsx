import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { IconTrash } from '@tabler/icons-react'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { useListSearch } from '../hooks.ts'
import { keptOf } from '../model.ts'
import { deleteView, saveView } from '../mutations.ts'
import { viewsQuery } from '../queries.ts'
import classes from './Backoffice.module.css'
import { ListMenu } from './ListMenu.tsx'

/** Kept views of a list: order, filters, search and columns under a name, of the admin's own or shared with the others. */
export function SavedViews({ list }: { list: string }) {
  const { search, show } = useListSearch()
  const { data: views = [] } = useQuery(viewsQuery(list))
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const saving = useCommand(saveView)
  const deleting = useCommand(deleteView)

  async function save(): Promise<void> {
    const { status } = await saving.run({ list, name: name.trim(), search: keptOf(search), shared })
    if (status === 'done') setName('')
  }

  return (
    <ListMenu label="저장한 보기">
      <div className={classes.viewList}>
        {views.length === 0 && (
          <Text size="sm" tone="quiet">
            아직 없어요.
          </Text>
        )}
        {views.map((view) => (
          <Row key={view.id} gap={8} align="center" justify="between">
            <Button variant="subtle" onClick={() => show(view.search)}>
              {view.name}
              {!view.mine && ` (${view.by})`}
              {view.mine && view.shared && ' (함께 봄)'}
            </Button>
            {view.mine && (
              <IconButton
                label={`${view.name} 지우기`}
                disabled={deleting.pending}
                onClick={() => void deleting.run({ list, id: view.id })}
              >
                <IconTrash size={18} aria-hidden />
              </IconButton>
            )}
          </Row>
        ))}
        <form
          className={classes.viewForm}
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <label className={classes.viewName}>
            <span className={classes.legend}>지금 보기를 저장할 이름</span>
            <input
              className={classes.filter}
              value={name}
              maxLength={30}
              required
              autoComplete="off"
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          </label>
          <label className={classes.column}>
            <input
              type="checkbox"
              checked={shared}
              onChange={({ currentTarget }) => setShared(currentTarget.checked)}
            />
            다른 관리자와 함께 보기
          </label>
          <Button type="submit" loading={saving.pending}>
            저장하기
          </Button>
        </form>
      </div>
    </ListMenu>
  )
}
