import { useQuery } from '@tanstack/react-query'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { Loading } from '../../../ui/states/Loading.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { OnceDogsKnown } from '../../dogs/components/OnceDogsKnown.tsx'
import { ResumedForm } from '../../session/components/ResumedForm.tsx'
import { useSession } from '../../session/state.ts'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { ReviewEditor } from '../components/ReviewEditor.tsx'
import { reviewDraft, valuesOf } from '../model.ts'
import { changeReview } from '../mutations.ts'
import { myReviewQuery } from '../queries.ts'

interface Props {
  id: number
  onDone: (placeId: number) => void
}

export function ReviewEditScreen({ id, onDone }: Props) {
  const change = useCommand(changeReview)
  const { userId } = useSession()
  const { data: review, error, refetch, isFetching } = useQuery(myReviewQuery(userId, id))
  if (error && !review)
    return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Stack columns="one" gap={24} wide room={640} padTop={20} padX={16} padBottom={32} centered>
      <Heading level={1} text={review?.place.name}>
        후기 고치기
      </Heading>
      {review ? (
        <OnceDogsKnown>
          <ResumedForm key={id} draft={reviewDraft(id, userId)} again="원래 내용으로">
            <ReviewEditor
              initial={valuesOf(review)}
              draft={reviewDraft(id, userId)}
              written={review.dogId === null ? review.dog : null}
              submit="고친 후기 올리기"
              edits={{ version: review.editedAt, renew: refetch }}
              send={async (form, basedOn) => {
                await change.submit({ id, placeId: review.place.id, form: { ...form, basedOn } })
                onDone(review.place.id)
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
