import { Link } from '@tanstack/react-router'
import { type Case, CaseDecisionBody } from '../../../../contract/reports/moderation-admin.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { TitledCard } from '../../../ui/content/TitledCard.tsx'
import { useDecisionDraft } from '../../backoffice/draft-hooks.ts'
import { useSession } from '../../session/state.ts'
import { decisionName, possibleDecisions } from '../admin-model.ts'
import { decideCase } from '../mutations.ts'

/** The decision about what was reported, with the reason that its author is told. */
export function DecisionForm({ found }: { found: Case }) {
  const { kind, id, author, appeal } = found
  const { userId } = useSession()
  const decide = useCommand(decideCase)
  const choices = possibleDecisions(found)
  const { form, field, values, set, submit, message, sending } = useServerForm({
    initialValues: { decision: choices[0] as string, reason: '' },
    schema: CaseDecisionBody,
    draft: useDecisionDraft(`report.${kind}.${id}`),
    send: (body) => decide.submit({ kind, id, body }),
  })
  // A draft's may be impossible meanwhile.
  const decision = choices.find((one) => one === values.decision) ?? choices[0] ?? 'hide'
  if (author.id === userId) return <ForAnother why="내가 쓴 글이에요." />
  if (appeal?.mine) return <ForAnother why="내가 숨긴 것에 대한 이의예요." />
  return (
    <TitledCard
      title="결정"
      text={author.role === 'admin' ? '관리자가 쓴 글은 관리자 두 명이 같은 결정을 해야 숨길 수 있어요.' : undefined}
    >
      <Form
        {...form}
        onSubmit={(event) => void submit(event, { decision })}
        message={message}
        sending={sending}
        submit={decisionName(decision, found)}
      >
        <ChoiceField
          label="어떻게 할까요?"
          name="decision"
          options={choices.map((value) => ({ value, label: decisionName(value, found) }))}
          value={decision}
          onChange={(value) => set('decision', value)}
        />
        <Field
          {...field('reason')}
          lines
          rows={3}
          label="까닭"
          help={decision === 'keep' ? '기록에 남아요.' : '쓴 사람에게 메일로 알려요.'}
        />
      </Form>
    </TitledCard>
  )
}

/** What this admin may not decide, and what to do where there is no other. */
const ForAnother = ({ why }: { why: string }) => (
  <TitledCard title="결정">
    <Text>{why} 다른 관리자만 결정할 수 있어요.</Text>
    <Text tone="quiet">
      관리자가 혼자라면{' '}
      <Link to="/adm/$" params={{ _splat: 'users' }}>
        회원
      </Link>
      에서 맡길 사람의 권한을 관리자로 바꿔 주세요.
    </Text>
  </TitledCard>
)
