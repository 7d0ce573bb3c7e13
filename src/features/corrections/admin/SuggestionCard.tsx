import { WAY_NAME } from '../../../../contract/corrections/correction-names.ts'
import { DecisionBody, type ProposedCorrection } from '../../../../contract/verification/verification-admin.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { dateText } from '../../../platform/dates/korean-dates.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { useDecisionDraft } from '../../backoffice/draft-hooks.ts'
import { decideCorrection } from '../admin-mutations.ts'
import { FACT_LABEL, FACT_ORDER, factText, SIGN_NAME } from '../model.ts'
import { SentPhotos } from '../../suggestions/admin/SentPhotos.tsx'

const CHOICES = [
  { value: 'accept', label: '반영하기' },
  { value: 'refuse', label: '반려하기' },
] as const

/** A member's suggestion: what they propose, how they know it, and the decision that they are told. */
export function SuggestionCard({ correction }: { correction: ProposedCorrection }) {
  const { id, changes, before, way, sign, photos, word, author, createdAt } = correction
  const decide = useCommand(decideCorrection)
  const { form, field, values, set, message, sending } = useServerForm({
    initialValues: { accept: true, answer: '' },
    schema: DecisionBody,
    draft: useDecisionDraft(`suggestion.${id}`),
    send: (body) => decide.submit({ id, body }),
  })
  const { accept } = values
  return (
    <Stack as="article" gap={8} pad={16} ground="sunken" round={12} aria-label={`${author}님의 제안`}>
      <Text size="sm" tone="quiet">
        {author} · {dateText(createdAt)} · {WAY_NAME[way]}
        {sign && ` · ${SIGN_NAME}`}
      </Text>
      {FACT_ORDER.filter((name) => name in changes).map((name) => (
        <Text key={name}>
          {FACT_LABEL[name]}: <s>{factText(name, before)}</s> → <strong>{factText(name, changes)}</strong>
        </Text>
      ))}
      {word && <Text preLine>{word}</Text>}
      <SentPhotos photos={photos} />
      <Form {...form} message={message} sending={sending} submit={accept ? '반영하고 알리기' : '반려하고 알리기'}>
        <ChoiceField
          label="결정"
          name={`choice-${id}`}
          options={CHOICES}
          value={accept ? 'accept' : 'refuse'}
          onChange={(choice) => set('accept', choice === 'accept')}
        />
        <Field
          {...field('answer')}
          lines
          rows={2}
          label={accept ? '답 (선택)' : '반영하지 않는 까닭'}
          help="제안한 회원이 읽어요."
        />
      </Form>
    </Stack>
  )
}
