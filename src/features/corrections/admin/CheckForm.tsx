import { useState } from 'react'
import type { FactName } from '../../../../contract/corrections/corrections.ts'
import { isUnderFoodLaw } from '../../../../contract/policy/freshness.ts'
import { todayInKorea } from '../../../../contract/time/korea-time.ts'
import {
  CHECK_OUTCOMES,
  CHECK_WAYS,
  CheckBody,
  type PlaceToCheck,
} from '../../../../contract/verification/verification-admin.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Message } from '../../../ui/states/Message.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { TitledCard } from '../../../ui/content/TitledCard.tsx'
import { useDecisionDraft } from '../../backoffice/draft-hooks.ts'
import { CHECK_WAY_NAME, OUTCOME_NAME } from '../admin-model.ts'
import { checkPlace } from '../admin-mutations.ts'
import { FactChips, FactEditors } from '../components/FactFields.tsx'
import { FACT_ORDER } from '../model.ts'

const OUTCOMES = CHECK_OUTCOMES.map((value) => ({ value, label: OUTCOME_NAME[value] }))
const NO_CHANGES: { [Name in FactName]?: unknown } = {}
/** A closure is an outcome of its own. */
const EDITABLE = FACT_ORDER.filter((name) => name !== 'closed')

/** What an admin found out: that it is right, what is wrong, or that the place is closed; and how they know, since when. */
export function CheckForm({ place }: { place: PlaceToCheck }) {
  const { id, facts, group, unparsed, updatedAt } = place
  const check = useCommand(checkPlace)
  const [today] = useState(() => todayInKorea(new Date()))
  const { form, field, values, errors, set, change, message, sending } = useServerForm({
    initialValues: {
      outcome: 'confirmed',
      way: 'phoned',
      checkedOn: today,
      note: '',
      sign: false,
      unparsedRead: false,
      changes: NO_CHANGES,
      basedOn: updatedAt,
      /** Of the facts that `changes` replaces, when those were chosen; not sent. */
      chosenAt: '',
    },
    schema: CheckBody,
    draft: useDecisionDraft(`check.${id}`),
    send: (body) => check.submit({ id, body }),
  })
  const { outcome, changes } = values
  const isOlder = Object.keys(changes).length > 0 && values.chosenAt !== updatedAt
  const chosen = { names: EDITABLE, facts, changes }

  return (
    <TitledCard
      title="확인한 내용 적기"
      text="다른 지도나 검색 결과는 근거가 아니에요. 직접 묻거나 본 것만 적어 주세요."
    >
      <Form {...form} message={message} sending={sending} submit="확인한 내용 저장">
        <ChoiceField
          label="어때요?"
          name="outcome"
          options={OUTCOMES}
          value={outcome as (typeof CHECK_OUTCOMES)[number]}
          onChange={(value) => change({ outcome: value, changes: value === 'changed' ? changes : {} })}
        />
        {outcome === 'changed' && (
          <Row wrap gap={8} as="fieldset" bare aria-label="고칠 것">
            <FactChips {...chosen} onChange={(next) => change({ changes: next, chosenAt: updatedAt })} />
          </Row>
        )}
        <FactEditors
          {...chosen}
          errors={errors}
          set={(path, value) => {
            change({ chosenAt: updatedAt })
            set(path, value)
          }}
        />
        {isOlder && <Message>고칠 것을 고른 뒤에 장소 정보가 바뀌었어요. 지금 내용과 비교해 주세요.</Message>}
        {errors.changes && (
          <Text size="sm" tone="no">
            {errors.changes}
          </Text>
        )}
        <SelectField
          label="어떻게 알게 됐나요?"
          name="way"
          value={values.way}
          error={errors.way}
          onChange={({ currentTarget }) => set('way', currentTarget.value)}
        >
          {CHECK_WAYS.map((way) => (
            <option key={way} value={way}>
              {CHECK_WAY_NAME[way]}
            </option>
          ))}
        </SelectField>
        <Field {...field('checkedOn')} type="date" label="확인한 날" max={today} />
        <Field {...field('note')} lines rows={2} label="근거" placeholder="누구와 통화했는지, 공식 페이지의 주소" />
        {isUnderFoodLaw(group) && (
          <Row as="label" gap={8} align="center" tall={44} checks>
            <input
              type="checkbox"
              name="sign"
              checked={values.sign}
              onChange={({ currentTarget }) => set('sign', currentTarget.checked)}
            />
            문 앞의 반려동물 출입 안내문을 봤어요
          </Row>
        )}
        {unparsed.length > 0 && outcome !== 'closed' && (
          <Row as="label" gap={8} align="center" tall={44} checks>
            <input
              type="checkbox"
              name="unparsedRead"
              checked={values.unparsedRead}
              onChange={({ currentTarget }) => set('unparsedRead', currentTarget.checked)}
            />
            읽지 못한 문구까지 모두 반영했어요
          </Row>
        )}
      </Form>
    </TitledCard>
  )
}
