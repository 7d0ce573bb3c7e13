import { IconClock, IconX } from '@tabler/icons-react'
import { Box } from '../../../ui/kit/Box.tsx'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { forgetAllWords, forgetWord, useRecentWords } from '../state.ts'
import { WordLink } from './WordLink.tsx'
import classes from './Words.module.css'

/** Searches of this device; each can be deleted, or all. */
export function RecentSearches() {
  const words = useRecentWords()
  if (words.length === 0) return null
  return (
    <Box as="section" padY={12} padX={16} className={classes.section} aria-labelledby="recent-words">
      <Row align="center" justify="between" tall={44} className={classes.head}>
        <h2 id="recent-words">최근 검색어</h2>
        <Text
          as="button"
          tall={44}
          size="sm"
          tone="quiet"
          bare
          type="button"
          className={classes.clear}
          onClick={forgetAllWords}
        >
          모두 지우기
        </Text>
      </Row>
      <ul>
        {words.map((word) => (
          <Row key={word} as="li" align="center" className={classes.recent}>
            <WordLink word={word}>
              <IconClock size={20} stroke={1.75} aria-hidden />
            </WordLink>
            <IconButton label={`${word} 지우기`} onClick={() => forgetWord(word)}>
              <IconX size={18} stroke={1.75} />
            </IconButton>
          </Row>
        ))}
      </ul>
    </Box>
  )
}
