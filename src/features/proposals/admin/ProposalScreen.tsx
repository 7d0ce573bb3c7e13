import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { STATE_NAME } from '../../../../contract/corrections/correction-names.ts'
import type { Group } from '../../../../contract/groups/groups.ts'
import { DeclineBody, type ProposedPlace } from '../../../../contract/proposals/proposals-admin.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { RetryLine } from '../../../ui/states/RetryLine.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { TitledCard } from '../../../ui/content/TitledCard.tsx'
import { useDecisionDraft } from '../../backoffice/draft-hooks.ts'
import { Unloaded } from '../../backoffice/admin/Unloaded.tsx'
import classes from '../../backoffice/admin/Details.module.css'
import { declineProposal } from '../admin-mutations.ts'
import { proposalQuery } from '../admin-queries.ts'
import { alikeAmong } from '../model.ts'
import { alikeQuery } from '../queries.ts'
import { ProposalFacts } from './ProposalFacts.tsx'

/** One proposal: what the member says, places that it may be already, and the decision. */
export function ProposalScreen({ id, groups }: { id: number | null; groups: readonly Group[] }) {
  const query = useQuery({ ...proposalQuery(id ?? 0), enabled: id !== null })
  const { data } = query
  if (!data) return <Unloaded title="장소 제보" query={query} />
  return (
    <Stack gap={16}>
      <Heading level={1}>{data.name}</Heading>
      <div className={classes.columns}>
        <ProposalFacts proposal={data} groups={groups} />
        {data.state === 'pending' ? <Decision proposal={data} /> : <Decided proposal={data} />}
      </div>
    </Stack>
  )
}

function Decided({ proposal: { state, answer, placeId } }: { proposal: ProposedPlace }) {
  return (
    <TitledCard title={`결정: ${STATE_NAME[state]}`}>
      {answer && <Text preLine>{answer}</Text>}
      {placeId !== null && (
        <Link to="/adm/$" params={{ _splat: `place/${placeId}` }}>
          장소 보기
        </Link>
      )}
    </TitledCard>
  )
}

const DECLINE = v.object({
  answer: DeclineBody.entries.answer,
  placeId: v.pipe(
    v.string(),
    v.transform((text) => (text.trim() === '' ? null : Number(text))),
    DeclineBody.entries.placeId,
  ),
})

function Decision({ proposal: { id, name, position } }: { proposal: ProposedPlace }) {
  const decline = useCommand(declineProposal)
  const [asked, setDeclining] = useState(false)
  const { data: found = [], isError, refetch, isFetching } = useQuery(alikeQuery(name))
  const alike = alikeAmong(found, { name, position })
  const { form, field, values, change, message, sending } = useServerForm({
    initialValues: { answer: '', placeId: '' },
    schema: DECLINE,
    draft: useDecisionDraft(`proposal.${id}`),
    fieldOf: { PLACE_NOT_FOUND: 'placeId' },
    send: (body) => decline.submit({ id, body }),
  })
  // Its draft is shown.
  const declining = asked || values.answer !== '' || values.placeId !== ''
  return (
    <TitledCard title="결정">
      {isError && (
        <RetryLine
          message="같은 곳이 이미 있는지 확인하지 못했어요."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {alike.length > 0 && (
        <Stack gap={8}>
          <Text tone="conditions">이미 있는 장소일 수 있어요.</Text>
          {alike.map((place) => (
            <Text key={place.id}>
              <Link to="/adm/$" params={{ _splat: `place/${place.id}` }} target="_blank">
                {place.name}
              </Link>{' '}
              ({place.sido} {place.sigungu}){' '}
              <Button
                variant="subtle"
                onClick={() => {
                  setDeclining(true)
                  change({ placeId: String(place.id), answer: '이미 있는 장소예요. 알려 주셔서 고마워요.' })
                }}
              >
                이 장소라고 알리기
              </Button>
            </Text>
          ))}
        </Stack>
      )}
      <ButtonLink to="/adm/$" params={{ _splat: 'place/create' }} search={{ proposal: id } as never}>
        장소로 만들기
      </ButtonLink>
      {declining ? (
        <Form {...form} message={message} sending={sending} submit="반려하고 알리기">
          <Field {...field('answer')} lines rows={2} label="더하지 않는 까닭" help="제보한 회원이 읽어요." />
          <Field
            {...field('placeId')}
            inputMode="numeric"
            label="이미 있는 장소의 번호 (선택)"
            help="적으면 제보한 회원에게 그 장소를 보여 줘요."
          />
        </Form>
      ) : (
        <Button variant="default" onClick={() => setDeclining(true)}>
          반려하기
        </Button>
      )}
    </TitledCard>
  )
}
