import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Suggestion } from '../../../../contract/suggestions.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { Button } from '../../../ui/Button.tsx'
import { askConfirm } from '../../../ui/overlays/state.ts'
import { PhotoFrame } from '../../../ui/PhotoFrame.tsx'
import { dayText, FACT_LABEL, FACT_ORDER, factText, STATE_NAME, WAY_NAME } from '../model.ts'
import { withdrawSuggestion } from '../mutations.ts'
import classes from './SuggestionCard.module.css'

interface Props {
  suggestion: Suggestion
  /** Names the place, where it isn't the screen's own. */
  named?: boolean
}

/** What one proposed: old and new side by side, and what came of it. */
export function SuggestionCard({ suggestion, named = false }: Props) {
  const withdrawal = useCommand(withdrawSuggestion)
  const { id, place, changes, before, way, photos, word, state, answer, createdAt } = suggestion

  async function withdraw() {
    if (!(await askConfirm('이 제안을 거둘까요? 함께 보낸 사진도 지워져요.'))) return
    await withdrawal.run({ id })
  }

  return (
    <article className={classes.card} aria-label={`${place.name} 수정 제안`}>
      <header className={classes.head}>
        <span className={classes.state} data-state={state}>
          {STATE_NAME[state]}
        </span>
        {named && (
          <Link to="/place/$id" params={{ id: place.id }} className={classes.place}>
            {place.name}
          </Link>
        )}
        <span className={classes.quiet}>{dayText(createdAt)}</span>
      </header>
      <dl className={classes.changes}>
        {FACT_ORDER.filter((name) => name in changes).map((name) => (
          <div key={name}>
            <dt>{FACT_LABEL[name]}</dt>
            <dd>
              <s>{factText(name, before)}</s>
              <IconArrowRight size={16} aria-label="에서" />
              <strong>{factText(name, changes)}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.quiet}>{WAY_NAME[way]}</p>
      {word && <p className={classes.word}>{word}</p>}
      {photos.length > 0 && (
        <ul className={classes.photos}>
          {photos.map((photo, index) => (
            <li key={photo.src}>
              <PhotoFrame photo={{ ...photo, alt: `함께 보낸 사진 ${index + 1}` }} ratio="1/1" sizes="6rem" />
            </li>
          ))}
        </ul>
      )}
      {answer && (
        <p className={classes.answer}>
          <strong>댕댕로드의 답</strong>
          {answer}
        </p>
      )}
      {state === 'pending' && (
        <Button variant="default" className={classes.back} loading={withdrawal.pending} onClick={() => void withdraw()}>
          제안 거두기
        </Button>
      )}
    </article>
  )
}
