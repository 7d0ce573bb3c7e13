import { useQuery } from '@tanstack/react-query'
import type { MyPost } from '../../../../../contract/posts/posts.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { Heading } from '../../../../ui/content/Heading.tsx'
import { Loading } from '../../../../ui/states/Loading.tsx'
import { Skeleton } from '../../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { OnceDogsKnown } from '../../../dogs/components/OnceDogsKnown.tsx'
import { ResumedForm } from '../../../session/components/ResumedForm.tsx'
import { useSession } from '../../../session/state.ts'
import { changePost } from '../../mutations.ts'
import { myPostQuery } from '../../queries.ts'
import { PostEditor } from '../components/PostEditor.tsx'
import { postDraft, valuesOf } from '../model.ts'

interface Props {
  id: number
  /** `hidden`: others don't see it. */
  onDone: (post: Pick<MyPost, 'hidden'>) => void
}

export function PostEditScreen({ id, onDone }: Props) {
  const change = useCommand(changePost)
  const { userId } = useSession()
  const { data: post, error, refetch, isFetching } = useQuery(myPostQuery(userId, id))
  if (error && !post) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Stack columns="one" gap={24} wide room={640} padTop={20} padX={16} padBottom={32} centered>
      <Heading level={1}>글 고치기</Heading>
      {post ? (
        <OnceDogsKnown>
          <ResumedForm key={id} draft={postDraft(id, userId)} again="원래 내용으로">
            <PostEditor
              initial={valuesOf(post)}
              draft={postDraft(id, userId)}
              written={post.dogId === null ? post.dog : null}
              submit="고친 글 올리기"
              edits={{ version: post.editedAt, renew: refetch }}
              send={async (form, basedOn) => {
                onDone(await change.submit({ id, form: { ...form, basedOn }, was: post }))
              }}
            />
          </ResumedForm>
        </OnceDogsKnown>
      ) : (
        <Loading>
          <Skeleton height="30rem" />
        </Loading>
      )}
    </Stack>
  )
}
