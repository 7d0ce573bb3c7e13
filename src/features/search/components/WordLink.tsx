import type { ReactNode } from 'react'
import { RowLink } from '../../../ui/kit/Row.tsx'
import { rememberWord } from '../state.ts'
import classes from './Words.module.css'

/** Leads to the list of a word. `children`: what stands before it. */
export const WordLink = ({ word, children }: { word: string; children: ReactNode }) => (
  <RowLink
    grow
    gap={14}
    align="center"
    shrink
    tall={44}
    size="lg"
    round={8}
    icons="quiet"
    to="/search/list"
    search={{ q: word }}
    className={classes.word}
    onClick={() => rememberWord(word)}
  >
    {children}
    <span>{word}</span>
  </RowLink>
)
