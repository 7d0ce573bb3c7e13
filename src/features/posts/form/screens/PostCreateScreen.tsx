import type { MyPost } from '../../../../../contract/posts/posts.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { Heading } from '../../../../ui/content/Heading.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { OnceDogsKnown } from '../../../dogs/components/OnceDogsKnown.tsx'
import { ResumedForm } from '../../../session/components/ResumedForm.tsx'
import { useSession } from '../../../session/state.ts'
import { writePost } from '../../mutations.ts'
import { PostEditor } from '../components/PostEditor.tsx'
import { newPostDraft, newValues } from '../model.ts'

interface Props {
  /** Slug of the board from which its author comes; empty for none. */
  board: string
  /** With which it begins. */
  title: string
  /** `hidden`: it waits for an admin. */
  onDone: (post: Pick<MyPost, 'id' | 'hidden'>) => Promise<void>
}

export function PostCreateScreen({ board, title, onDone }: Props) {
  const writing = useCommand(writePost)
  const { userId } = useSession()
  return (
    <Stack columns="one" gap={24} wide room={640} padTop={20} padX={16} padBottom={32} centered>
      <Heading level={1}>글쓰기</Heading>
      <OnceDogsKnown>
        <ResumedForm key={userId} draft={newPostDraft(userId)}>
          <PostEditor
            initial={newValues(board, title)}
            draft={newPostDraft(userId)}
            submit="글 올리기"
            send={(form) => writing.submit({ form })}
            afterwards={onDone}
          />
        </ResumedForm>
      </OnceDogsKnown>
    </Stack>
  )
}
