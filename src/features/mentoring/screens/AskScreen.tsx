import type { MyQuestion } from '../../../../contract/mentoring/questions.ts'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { OnceDogsKnown } from '../../dogs/components/OnceDogsKnown.tsx'
import { ResumedForm } from '../../session/components/ResumedForm.tsx'
import { useSession } from '../../session/state.ts'
import { AskForm } from '../components/AskForm.tsx'
import { questionDraft } from '../model.ts'

/** A new question. */
export function AskScreen({
  mentorId,
  onDone,
}: {
  mentorId: number | null
  onDone: (question: MyQuestion) => Promise<void>
}) {
  const { userId } = useSession()
  return (
    <Stack columns="one" gap={24} wide room={640} padTop={20} padX={16} padBottom={32} centered>
      <Heading level={1} text="한 멘토에게 물은 질문은 48시간 안에 맡지 않으면 모든 멘토에게 보여요.">
        멘토에게 질문하기
      </Heading>
      <OnceDogsKnown>
        <ResumedForm key={userId} draft={questionDraft(userId)}>
          <AskForm mentorId={mentorId} onDone={onDone} />
        </ResumedForm>
      </OnceDogsKnown>
    </Stack>
  )
}
