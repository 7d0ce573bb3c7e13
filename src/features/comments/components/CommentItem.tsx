import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Comment } from '../../../../contract/comments/comments.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useKeptForm } from '../../../platform/forms/use-kept-form.ts'
import { Avatar } from '../../../ui/content/Avatar.tsx'
import { Box } from '../../../ui/kit/Box.tsx'
import { LinkedText } from '../../../ui/content/LinkedText.tsx'
import { askConfirm } from '../../../ui/overlays/state.ts'
import { QuietAction, QuietLink } from '../../../ui/actions/QuietAction.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { useMinute } from '../../dogs/hooks.ts'
import { ThumbButton } from '../../likes/heart/components/ThumbButton.tsx'
import { timeWords } from '../../../platform/dates/time-words.ts'
import { MuteButton } from '../../mutes/components/MuteButton.tsx'
import { MutedWords } from '../../mutes/components/MutedWords.tsx'
import { useMuted } from '../../mutes/queries.ts'
import { useReported } from '../../reports/queries.ts'
import { openLoginDialog } from '../../session/login/state.ts'
import { useSession } from '../../session/state.ts'
import { commentDraft, editDraft, nameOf } from '../model.ts'
import { changeComment, removeComment, renewComments, writeComment } from '../mutations.ts'
import { CommentEditor } from './CommentEditor.tsx'
import classes from './Comments.module.css'

interface Props {
  comment: Comment
  /** Its author is the reader, although nobody is named. */
  mine: boolean
  /** Called after an answer was written, so that it is shown. */
  onAnswered?: () => void
  /** Its answers. */
  children?: ReactNode
}

/** A comment or an answer, with its actions. */
export function CommentItem({ comment, mine, onAnswered, children }: Props) {
  const { id, postId, author, deleted, hidden, text, mention, byAuthor, anonymous } = comment
  const { userId } = useSession()
  const queryClient = useQueryClient()
  const now = useMinute()
  const edit = useKeptForm(editDraft(id, userId))
  const answer = useKeptForm(commentDraft(postId, id, userId))
  const writing = useCommand(writeComment)
  const change = useCommand(changeComment)
  const removal = useCommand(removeComment)
  const own = mine || (author !== null && author.id === userId)
  const name = nameOf(comment)
  const reported = useReported('comment')(id)
  const muted = useMuted()(author)
  const [shown, setShown] = useState(false)

  const gone = deleted
    ? '지워진 댓글이에요.'
    : hidden
      ? '숨겼거나 운영자의 확인을 기다리는 댓글이에요.'
      : reported
        ? '신고한 댓글이에요.'
        : null
  if (gone)
    return (
      <Stack gap={8}>
        <Text tone="quiet">{gone}</Text>
        {children}
      </Stack>
    )

  if (muted && !shown)
    return (
      <Stack gap={8}>
        <MutedWords onShow={() => setShown(true)}>숨긴 회원의 댓글이에요.</MutedWords>
        {children}
      </Stack>
    )

  const toggleAnswer = () =>
    userId === null ? openLoginDialog({ onSuccess: () => answer.setOpen(true) }) : answer.setOpen(!answer.open)
  const remove = async () => {
    if (await askConfirm('이 댓글을 지울까요? 되돌릴 수 없어요.', { color: 'error' })) await removal.run({ postId, id })
  }

  return (
    <Stack gap={8}>
      <Stack as="article" gap={6} aria-label={`${name}님의 댓글`}>
        <Row as="header" gap={10} align="center" wrap="large">
          <Avatar picture={author?.photo ?? null} name={author ? name : '?'} size="2.25rem" />
          <Box shrink grow>
            <Row gap={6} align="center" wrap>
              <Text as="span" weight={600}>
                {name}
              </Text>
              {byAuthor && !anonymous && (
                <Text as="span" padX={8} size="xs" ground="sunken" round="full">
                  글쓴이
                </Text>
              )}
            </Row>
            <Row gap={6} size="sm" tone="quiet">
              <time dateTime={comment.createdAt}>{timeWords(comment.createdAt, now)}</time>
              {comment.editedAt && <span>고침</span>}
            </Row>
          </Box>
        </Row>
        {own && edit.open ? (
          <CommentEditor
            label="댓글 고치기"
            submit="고친 댓글 올리기"
            initial={text}
            draft={editDraft(id, userId)}
            focused={!edit.restored}
            edits={{ version: comment.editedAt, renew: () => renewComments({ queryClient, author: userId }, postId) }}
            send={async (next, basedOn) => {
              await change.submit({ postId, id, text: next, basedOn })
              edit.setOpen(false)
            }}
          />
        ) : (
          <Text className={classes.text}>
            {mention && <span className={classes.mention}>@{mention.nickname} </span>}
            <LinkedText text={text} />
          </Text>
        )}
        <Row as="footer" wrap align="center" gap={2}>
          <ThumbButton kind="comment" id={id} count={comment.likeCount} />
          <QuietAction aria-expanded={answer.open} onClick={toggleAnswer}>
            답글
          </QuietAction>
          {!own && (
            <>
              <MuteButton author={author} of={`comment-${id}`} />
              <QuietLink
                to="/community/$id/report"
                params={{ id: postId }}
                search={{ comment: id, by: author?.nickname, face: author?.photo ? 'yes' : undefined }}
              >
                신고
              </QuietLink>
            </>
          )}
          {own && (
            <>
              <QuietAction aria-expanded={edit.open} onClick={() => edit.setOpen(!edit.open)}>
                고치기
              </QuietAction>
              <QuietAction onClick={() => void remove()}>지우기</QuietAction>
            </>
          )}
        </Row>
        {answer.open && (
          <CommentEditor
            label={`${name}님에게 답글`}
            submit="답글 올리기"
            draft={commentDraft(postId, id, userId)}
            focused={!answer.restored}
            send={async (words) => {
              await writing.submit({ postId, text: words, answerTo: id })
              answer.setOpen(false)
              onAnswered?.()
            }}
          />
        )}
      </Stack>
      {children}
    </Stack>
  )
}
