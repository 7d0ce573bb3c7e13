import { IconClock, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { IconButton } from '../../../ui/IconButton.tsx'
import { forgetAllWords, forgetWord, rememberWord, useRecentWords } from '../state.ts'
import classes from './Words.module.css'

/** What was searched on this device; each word can be forgotten, or all. */
export function RecentWords() {
  const words = useRecentWords()
  if (words.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="recent-words">
      <div className={classes.head}>
        <h2 id="recent-words">최근 검색어</h2>
        <button type="button" className={classes.clear} onClick={forgetAllWords}>
          모두 지우기
        </button>
      </div>
      <ul>
        {words.map((word) => (
          <li key={word} className={classes.recent}>
            <Link to="/search/list" search={{ q: word }} className={classes.word} onClick={() => rememberWord(word)}>
              <IconClock size={20} stroke={1.75} aria-hidden />
              <span>{word}</span>
            </Link>
            <IconButton label={`${word} 지우기`} onClick={() => forgetWord(word)}>
              <IconX size={18} stroke={1.75} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
