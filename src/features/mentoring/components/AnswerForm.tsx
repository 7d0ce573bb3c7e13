import { useState } from 'react'
import { AnswerBody } from '../../../../contract/mentoring-desk.ts'
import { ANSWER_TEXT, type MentorQuestion } from '../../../../contract/questions.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { Stack } from '../../../ui/Stack.tsx'
import { useSession } from '../../session/state.ts'
import { answerQuestion, keepReply } from '../desk-mutations.ts'
import { answerDraft } from '../model.ts'
import { changeMentoringDetail } from '../state.ts'
import { CheckLine } from './CheckLine.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { SavedReplies } from './SavedReplies.tsx'

/** The editor of an answer with saved replies; what is typed stays on the device until it is sent. */
export function AnswerForm({ question: { id, title, publish, answer } }: { question: MentorQuestion }) {
  const answering = useCommand(answerQuestion)
  const keeping = useCommand(keepReply)
  const { userId } = useSession()
  const [kept, setKept] = useState('')
  const { form, field, values, change, message, sending } = useServerForm({
    initialValues: { text: answer?.text ?? '', publish: answer?.publish ?? true },
    schema: AnswerBody,
    draft: answerDraft(id, userId),
    send: (body) => answering.submit({ id, body }),
  })
  const typed = values.text.trim()
  const write = (text: string) => {
    change({ text })
    changeMentoringDetail({ doing: 'writing' })
  }
  return (
    <Stack gap={24}>
      <Form {...form} message={message} sending={sending} submit={answer ? '고친 답변 보내기' : '답변 보내기'}>
        <Field
          {...field('text')}
          onChange={({ currentTarget }: { currentTarget: { value: string } }) => write(currentTarget.value)}
          lines
          rows={10}
          label="답변"
          placeholder="무엇부터 해 보면 좋을지 차례대로 적어 주세요."
          aside={`${values.text.length.toLocaleString('ko-KR')}/${ANSWER_TEXT.max.toLocaleString('ko-KR')}`}
        />
        <CheckLine
          name="publish"
          label={
            publish
              ? '질문한 분이 동의했어요. 답변을 모두에게 공개해도 좋아요.'
              : '질문한 분이 동의하면 답변을 모두에게 공개해도 좋아요.'
          }
          checked={values.publish}
          onChange={(next) => change({ publish: next })}
        />
        <OfflineNote />
      </Form>
      {typed !== '' && typed !== kept && (
        <Button
          variant="default"
          loading={keeping.pending}
          onClick={async () => {
            const done = await keeping.run({ title: title.slice(0, 40), text: typed.slice(0, 2000) })
            if (done.status === 'done') setKept(typed)
          }}
        >
          이 답변을 저장해 두고 다시 쓰기
        </Button>
      )}
      <SavedReplies onPick={(text) => write(values.text.trim() ? `${values.text.trimEnd()}\n\n${text}` : text)} />
    </Stack>
  )
}
