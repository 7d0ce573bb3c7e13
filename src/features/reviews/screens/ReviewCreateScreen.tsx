import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { moveDraft } from '../../../platform/forms/drafts.ts'
import { Heading } from '../../../ui/content/Heading.tsx'
import { dogsQuery } from '../../dogs/queries.ts'
import { OnceDogsKnown } from '../../dogs/components/OnceDogsKnown.tsx'
import { ResumedForm } from '../../session/components/ResumedForm.tsx'
import { useSession } from '../../session/state.ts'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { ReviewEditor } from '../components/ReviewEditor.tsx'
import { newReviewDraft, newValues } from '../model.ts'
import { writeReview } from '../mutations.ts'

interface Props {
  placeId: number
  /** null if it can't be loaded. */
  placeName: string | null
  onDone: () => Promise<void>
}

export function ReviewCreateScreen({ placeId, placeName, onDone }: Props) {
  const writing = useCommand(writeReview)
  const { userId } = useSession()
  const { data: dogs } = useQuery(dogsQuery(userId))
  const main = userId === null || dogs ? (dogs?.find((dog) => dog.main)?.id ?? null) : undefined
  // A draft written as a visitor becomes the member's after the login.
  useEffect(() => {
    if (userId !== null) moveDraft(newReviewDraft(placeId, null), newReviewDraft(placeId, userId))
  }, [placeId, userId])
  return (
    <Stack columns="one" gap={24} wide room={640} padTop={20} padX={16} padBottom={32} centered>
      <Heading level={1} text={placeName}>
        후기 쓰기
      </Heading>
      <OnceDogsKnown>
        <ResumedForm key={`${placeId} ${userId}`} draft={newReviewDraft(placeId, userId)}>
          <ReviewEditor
            initial={newValues(main)}
            draft={newReviewDraft(placeId, userId)}
            submit="후기 올리기"
            send={(form) => writing.submit({ placeId, form })}
            afterwards={onDone}
          />
        </ResumedForm>
      </OnceDogsKnown>
    </Stack>
  )
}
