import { IconBan, IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useNow } from '../../dogs/state.ts'
import { dogText, OUTCOME_NAME, type ShownNote, visitText } from '../model.ts'
import classes from './EntryNotes.module.css'

interface Props {
  notes: readonly ShownNote[]
  /** Tells the places, where the screen isn't one's own. */
  named?: boolean
  /** One's own report is to be changed. */
  onChange: (id: number) => void
}

/** Each visit: how it went, of which dog, when, in what words. */
export function EntryNotes({ notes, named = false, onChange }: Props) {
  const today = useNow()?.today ?? null
  return (
    <ul className={classes.notes}>
      {notes.map(({ id, outcome, dog, visitedOn, word, own }) => (
        <li key={id} className={classes.note} data-outcome={outcome}>
          {outcome === 'admitted' ? (
            <IconCircleCheck size={20} stroke={1.75} aria-hidden />
          ) : (
            <IconBan size={20} stroke={1.75} aria-hidden />
          )}
          <div className={classes.words}>
            {named && own && (
              <Link to="/place/$id" params={{ id: own.place.id }} className={classes.place}>
                {own.place.name}
              </Link>
            )}
            <p>
              <strong>{OUTCOME_NAME[outcome]}</strong>
              {own && !named && <span className={classes.own}>내 알림</span>}
            </p>
            <p className={classes.quiet}>{[visitText(visitedOn, today), dogText(dog)].filter(Boolean).join(' · ')}</p>
            {word && <p className={classes.word}>{word}</p>}
          </div>
          {own && (
            <button type="button" className={classes.change} onClick={() => onChange(id)}>
              고치기
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
