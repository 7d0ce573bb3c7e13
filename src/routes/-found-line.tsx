import { NOTICE_CATEGORY_NAME } from '../../contract/notices/notices.ts'
import { MENTOR_KIND_NAME, TOPIC_NAME } from '../../contract/mentoring/mentor-names.ts'
import { boardWords, nameOf } from '../features/posts/model.ts'
import { useBoards } from '../features/posts/queries.ts'
import type { Found } from '../features/search/found-model.ts'
import { grouped } from '../lib/number-text.ts'
import { dateText } from '../platform/dates/korean-dates.ts'

/** Who wrote a result of a search, where and when. */
export function FoundLine({ found }: { found: Found }) {
  const boards = useBoards()
  const parts =
    'board' in found
      ? [
          boardWords(boards, found.board, null),
          nameOf(found.author, found.anonymous),
          dateText(found.createdAt),
          found.commentCount > 0 && `댓글 ${grouped(found.commentCount)}`,
          found.sample && '예시',
        ]
      : 'topic' in found
        ? [
            TOPIC_NAME[found.topic],
            found.mentor
              ? [found.mentor.kind && MENTOR_KIND_NAME[found.mentor.kind], found.mentor.nickname]
                  .filter(Boolean)
                  .join(' ')
              : '탈퇴한 멘토',
            dateText(found.answeredAt),
            found.sample && '예시',
          ]
        : [NOTICE_CATEGORY_NAME[found.category], dateText(found.publishedAt)]
  return parts.filter(Boolean).join(' · ')
}
