import { copyText } from '../../../platform/device/share.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { showSnackbar } from '../../../ui/overlays/state.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import type { RecordValues } from '../form-model.ts'
import classes from './Backoffice.module.css'

interface Props {
  conflicts: readonly string[]
  names: Readonly<Record<string, string>>
  mine: RecordValues
  theirs: RecordValues
  textOf: (name: string, value: unknown) => string
  onChoose: (name: string, mine: boolean) => void
}

async function copy(text: string): Promise<void> {
  if (await copyText(text)) showSnackbar('복사했어요.', 'success')
  else showSnackbar('복사하지 못했어요. 글을 직접 골라 복사해 주세요.', 'error')
}

/** What two admins have changed differently, side by side; each is decided before the form is saved. */
export function ConflictPanel({ conflicts, names, mine, theirs, textOf, onChoose }: Props) {
  return (
    <section className={classes.conflict} aria-label="다른 관리자의 변경">
      <Text weight={700}>그사이 다른 관리자가 같은 곳을 다르게 고쳤어요. 쓸 내용을 골라 주세요.</Text>
      {conflicts.map((name) => (
        <fieldset key={name} className={classes.choice}>
          <legend className={classes.legend}>{names[name]}: 두 내용</legend>
          <div className={classes.sides}>
            {[true, false].map((own) => (
              <div key={String(own)} className={classes.side}>
                <Text size="sm" tone="quiet">
                  {own ? '내가 쓴 것' : '저장되어 있는 것'}
                </Text>
                <pre className={classes.value}>{textOf(name, (own ? mine : theirs)[name])}</pre>
                <Button variant="default" onClick={() => onChoose(name, own)}>
                  {own ? '내 것 쓰기' : '저장된 것 쓰기'}
                </Button>
                {own && (
                  <Button variant="subtle" onClick={() => void copy(textOf(name, mine[name]))}>
                    내 것 복사
                  </Button>
                )}
              </div>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  )
}
