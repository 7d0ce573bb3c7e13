import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dayText } from '../../../platform/dates/korean-dates.ts'
import { Unloaded } from '../../backoffice/admin/Unloaded.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { TitledCard } from '../../../ui/content/TitledCard.tsx'
import { placeToCheckQuery } from '../admin-queries.ts'
import { FACT_LABEL, FACT_ORDER, factText } from '../model.ts'
import { CheckForm } from './CheckForm.tsx'
import { CheckHistory } from './CheckHistory.tsx'
import classes from '../../backoffice/admin/Details.module.css'
import { ReportedEntries } from './ReportedEntries.tsx'
import { SuggestionCard } from './SuggestionCard.tsx'

/** One place: what it says, what speaks for and against it, and what an admin found out. */
export function PlaceCheckScreen({ id }: { id: number | null }) {
  const query = useQuery({ ...placeToCheckQuery(id ?? 0), enabled: id !== null })
  const { data } = query
  if (!data) return <Unloaded title="확인할 곳" query={query} />
  const { name, facts, source, sourceDate, verifiedAt, unparsed, sourceTexts, corrections, updatedAt } = data
  return (
    <Stack gap={16}>
      <Row gap={12} align="center" justify="between" wrap>
        <Heading level={1}>{name}</Heading>
        <Link to="/place/$id" params={{ id: data.id }}>
          방문자가 보는 화면
        </Link>
      </Row>
      <div className={classes.columns}>
        <Stack gap={16}>
          <TitledCard title="지금 정보">
            <dl className={classes.facts}>
              {FACT_ORDER.map((fact) => (
                <div key={fact} className={classes.fact}>
                  <dt>{FACT_LABEL[fact]}</dt>
                  <dd>{factText(fact, facts)}</dd>
                </div>
              ))}
              <div className={classes.fact}>
                <dt>출처</dt>
                <dd>
                  {source}
                  {sourceDate && ` · ${dayText(sourceDate)} 작성`}
                </dd>
              </div>
              <div className={classes.fact}>
                <dt>마지막 확인</dt>
                <dd>{verifiedAt ? dayText(verifiedAt) : '없음'}</dd>
              </div>
            </dl>
            {unparsed.length > 0 && (
              <Text tone="conditions">아직 읽지 못한 문구: {unparsed.map((text) => `‘${text}’`).join(', ')}</Text>
            )}
            {sourceTexts.length > 0 && (
              <details>
                <summary>출처에 적힌 그대로 보기</summary>
                {sourceTexts.map(({ label, text }) => (
                  <Text key={label} preLine>
                    {label}: {text}
                  </Text>
                ))}
              </details>
            )}
          </TitledCard>
          <CheckForm key={updatedAt} place={data} />
        </Stack>
        <Stack gap={16}>
          <TitledCard title={`회원의 제안 ${corrections.length}개`}>
            {corrections.length === 0 && <Text tone="quiet">기다리는 제안이 없어요.</Text>}
            {corrections.map((correction) => (
              <SuggestionCard key={correction.id} correction={correction} />
            ))}
          </TitledCard>
          <ReportedEntries entries={data.entries} />
          <CheckHistory checks={data.checks} />
        </Stack>
      </div>
    </Stack>
  )
}
