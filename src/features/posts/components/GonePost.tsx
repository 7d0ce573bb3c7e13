import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../../ui/actions/Button.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { HiddenNote } from '../../reports/components/HiddenNote.tsx'
import { useSession } from '../../session/state.ts'
import { myPostQuery } from '../queries.ts'
import { PostActions } from './PostActions.tsx'
import { PostSkeleton } from './PostSkeleton.tsx'
import classes from './Posts.module.css'

interface Props {
  id: number
  /** Its author has deleted it here. */
  onGone: () => void
}

/** Instead of a post that isn't shown. Its author still sees it, and why others don't. */
export function GonePost({ id, onGone }: Props) {
  const { userId } = useSession()
  const { data: own, isLoading } = useQuery({ ...myPostQuery(userId, id), retry: false })
  if (isLoading) return <PostSkeleton count={1} />
  if (!own?.hidden)
    return (
      <EmptyState level={1} title="볼 수 없는 글이에요" text="글쓴이가 지웠거나, 지금은 보이지 않는 글이에요.">
        <ButtonLink variant="default" to="/community">
          다른 글 보기
        </ButtonLink>
      </EmptyState>
    )
  return (
    <Stack columns="one" gap={16} wide room={704} padTop={20} padX={16} padBottom={24} centered>
      <Heading level={1}>{own.title}</Heading>
      <Text tone="quiet">나에게만 보이는 글이에요.</Text>
      <HiddenNote kind="post" id={id} />
      <Text className={classes.text} size="body">
        {own.text}
      </Text>
      <PostActions post={own} onGone={onGone} />
    </Stack>
  )
}
