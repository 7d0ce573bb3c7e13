import { useQuery } from '@tanstack/react-query'
import { Box } from '../../../ui/kit/Box.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { popularWordsQuery } from '../queries.ts'
import { WordLink } from './WordLink.tsx'
import classes from './Words.module.css'

/** The most frequent successful searches; renders nothing if there are none or they can't be loaded. */
export function PopularSearches() {
  const { data = [] } = useQuery(popularWordsQuery)
  if (data.length === 0) return null
  return (
    <Box as="section" padY={12} padX={16} className={classes.section} aria-labelledby="popular-words">
      <Row align="center" justify="between" tall={44} className={classes.head}>
        <h2 id="popular-words">많이 찾는 말</h2>
      </Row>
      <ol className={classes.popular}>
        {data.map((word, index) => (
          <li key={word}>
            <WordLink word={word}>
              <b>{index + 1}</b>
            </WordLink>
          </li>
        ))}
      </ol>
    </Box>
  )
}
