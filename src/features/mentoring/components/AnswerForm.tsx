import { useState } from 'react'
import { AnswerBody } from '../../../../contract/mentoring/mentoring-desk.ts'
import { richTextOf } from '../../../../contract/text/rich-text.ts'
import { ANSWER_TEXT, type MentorQuestion } from '../../../../contract/mentoring/questions.ts'
import { grouped } from '../../../lib/number-text.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { NewerText } from '../../../ui/states/NewerText.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { LightTextField } from '../../media/components/LightTextField.tsx'
import { useSession } from '../../session/state.ts'
import { answerQuestion, keepReply } from '../desk-mutations.ts'
import { answerDraft } from '../model.ts'
import { changeMentoringDetail } from '../state.ts'
import { CheckLine } from './CheckLine.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { SavedReplies } from './SavedReplies.tsx'
import { cutText } from '../../../lib/cut-text.ts'

/** A saved reply behind what is written; what is bold stays so. */
function withReply({ text, html }: { text: string; html: string }, reply: string) {
  if (text.trim() === '') return { text: reply, html: '' }
  return {
    text: `${text.trimEnd()}\n\n${reply}`,
    html: html && `${html}<p></p>${richTextOf(reply)}`,
  }
}

interface Props {
  question: MentorQuestion
  /** Fetches the question again. */
  renew: () => Promise<unknown>
}

/** The editor of an answer with saved replies; what is typed stays on the device until it is sent. */
export function AnswerForm({ question, renew }: Props) {
  const { id, title, publish, answer } = question
  const answering = useCommand(answerQuestion)
  const keeping = useCommand(keepReply)
  const { userId } = useSession()
  const [kept, setKept] = useState('')
  const { form, field, values, errors, change, message, sending, outdated } = useServerForm({
    initialValues: { text: answer?.text ?? '', html: answer?.html ?? '', publish: answer?.publish ?? true },
    schema: AnswerBody,
    draft: answerDraft(id, userId),
    edits: { version: answer && (answer.editedAt ?? answer.answeredAt), renew },
    send: ({ html, ...body }, basedOn) => answering.submit({ id, body: { ...body, html: html || null, basedOn } }),
  })
  const typed = values.text.trim()
  const write = (written: { text: string; html: string }) => {
    change(written)
    changeMentoringDetail({ doing: 'writing' })
  }
  return (
    <Stack gap={24}>
      <Form {...form} message={message} sending={sending} submit={answer ? '고친 답변 보내기' : '답변 보내기'}>
        <LightTextField
          name="text"
          text={values.text}
          html={values.html}
          error={errors.text ?? errors.html}
          onChange={write}
          onBlur={field('text').onBlur}
          label="답변"
          placeholder="무엇부터 해 보면 좋을지 차례대로 적어 주세요."
          aside={`${grouped(values.text.length)}/${grouped(ANSWER_TEXT.max)}`}
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
        {outdated && answer && answer.text !== values.text && (
          <NewerText label="다른 곳에서 고친 답변" text={answer.text} />
        )}
        <OfflineNote />
      </Form>
      {typed !== '' && typed !== kept && (
        <Button
          variant="default"
          loading={keeping.pending}
          onClick={async () => {
            const done = await keeping.run({ title: cutText(title, 40), text: cutText(typed, 2000) })
            if (done.status === 'done') setKept(typed)
          }}
        >
          이 답변을 저장해 두고 다시 쓰기
        </Button>
      )}
      <SavedReplies onPick={(text) => write(withReply(values, text))} />
    </Stack>
  )
}
