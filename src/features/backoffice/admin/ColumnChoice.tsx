import { useListSearch } from '../hooks.ts'
import { type RecordColumn, shownColumns } from '../model.ts'
import classes from './Backoffice.module.css'
import { ListMenu } from './ListMenu.tsx'

/** Which columns the table shows. */
export function ColumnChoice<R>({ columns }: { columns: readonly RecordColumn<R>[] }) {
  const { search, change } = useListSearch()
  const shown = shownColumns(columns, search)
  return (
    <ListMenu label="열 고르기">
      <fieldset className={classes.choice}>
        <legend className={classes.legend}>보여 줄 열</legend>
        {columns.map(({ id, title }) => (
          <label key={id} className={classes.column}>
            <input
              type="checkbox"
              checked={shown.includes(id)}
              disabled={shown.length === 1 && shown[0] === id}
              onChange={({ currentTarget }) => {
                const next = currentTarget.checked ? [...shown, id] : shown.filter((one) => one !== id)
                change({ cols: next.join(',') }, true)
              }}
            />
            {title}
          </label>
        ))}
      </fieldset>
    </ListMenu>
  )
}
