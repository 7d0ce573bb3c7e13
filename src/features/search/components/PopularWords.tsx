import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { popularWordsQuery } from '../queries.ts'
import { rememberWord } from '../state.ts'
import classes from './Words.module.css'

/** What many searched with success; nothing where nobody has yet, or where it can't be read. */
export function PopularWords() {
  const { data = [] } = useQuery(popularWordsQuery)
  if (data.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="popular-words">
      <div className={classes.head}>
        <h2 id="popular-words">많이 찾는 말</h2>
      </div>
      <ol className={classes.popular}>
        {data.map((word, index) => (
          <li key={word}>
            <Link to="/search/list" search={{ q: word }} className={classes.word} onClick={() => rememberWord(word)}>
              <b>{index + 1}</b>
              <span>{word}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
