import { IconLock, IconMessages } from '@tabler/icons-react'
import { isNoAnswer } from '../../../platform/api/api.ts'
import { ButtonLink } from '../../../ui/actions/Button.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import type { FeedSearch } from '../search-model.ts'
import { LoginToRead } from './LoginToRead.tsx'

interface Props {
  search: FeedSearch
  /** There is no board of that address (any more). */
  unknownBoard?: boolean
  /** Only some may read the board: whether the reader is a visitor, who may be one of them. */
  readersOnly?: 'visitor' | 'member' | false
  /** Why the list can't be shown; null: there is nothing in it. */
  error: Error | null
  onRetry: () => void
  retrying: boolean
}

const NOT_KEPT = '지금은 연결할 수 없고, 이 글들은 아직 이 기기에 없어요. 연결되면 다시 시도해 주세요.'

const ALL_POSTS = (
  <ButtonLink variant="default" to="/community">
    모든 글 보기
  </ButtonLink>
)

/** A feed without posts. */
export function NoPosts({
  search: { order, ...rest },
  unknownBoard = false,
  readersOnly = false,
  error,
  onRetry,
  retrying,
}: Props) {
  if (readersOnly === 'visitor') return <LoginToRead text="정해진 회원에게만 보이는 게시판이에요." />
  if (readersOnly)
    return (
      <EmptyState icon={IconLock} title="볼 수 없는 게시판이에요" text="정해진 회원에게만 보이는 게시판이에요.">
        {ALL_POSTS}
      </EmptyState>
    )
  if (error)
    return <ErrorState message={isNoAnswer(error) ? NOT_KEPT : error.message} onRetry={onRetry} retrying={retrying} />
  if (unknownBoard)
    return (
      <EmptyState icon={IconMessages} title="찾을 수 없는 게시판이에요" text="없어졌거나 주소가 바뀌었을 수 있어요.">
        {ALL_POSTS}
      </EmptyState>
    )
  return order === 'hot' ? (
    <EmptyState
      icon={IconMessages}
      title="이번 주에 많이 본 글이 아직 없어요"
      text="최신 글을 보고 마음에 들면 좋아요를 눌러 주세요."
    >
      <ButtonLink variant="default" to="/community" search={rest} replace>
        최신 글 보기
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState icon={IconMessages} title="아직 글이 없어요" text="첫 이야기를 들려주세요." />
  )
}
