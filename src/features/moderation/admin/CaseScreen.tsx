import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { ReportedContent } from '../../../../contract/reports/moderation-admin.ts'
import { type ReportKind, REPORT_REASON_NAME } from '../../../../contract/reports/reports.ts'
import { grouped } from '../../../lib/number-text.ts'
import { timeText } from '../../../platform/dates/korean-dates.ts'
import { Unloaded } from '../../backoffice/admin/Unloaded.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { TitledCard } from '../../../ui/content/TitledCard.tsx'
import { DECISION_NAME, HOLD_NAME, REPORT_KIND_NAME } from '../admin-model.ts'
import { caseQuery } from '../queries.ts'
import classes from './Case.module.css'
import { CaseContent } from './CaseContent.tsx'
import { DecisionForm } from './DecisionForm.tsx'

interface Props {
  kind: ReportKind
  id: number | null
}

/** One reported thing: as it was and is, who wrote it, and the decision. */
function CaseScreen({ kind, id }: Props) {
  const query = useQuery({ ...caseQuery(kind, id ?? 0), enabled: id !== null })
  const { data } = query
  if (!data) return <Unloaded title={`신고된 ${REPORT_KIND_NAME[kind]}`} query={query} />
  const name = REPORT_KIND_NAME[kind]
  const { now, hidden, automatic, holds, appeal, author, reports, decisions } = data
  return (
    <Stack gap={16}>
      <Heading level={1}>
        {holds.length > 0 ? `확인을 기다리는 ${name}` : reports.length > 0 ? `신고된 ${name}` : name}
      </Heading>
      <div className={classes.columns}>
        <Stack gap={16}>
          <TitledCard
            title={hidden ? `지금 (숨긴 ${name})` : '지금'}
            text={
              holds.length > 0
                ? `올리기 전에 확인해 주세요: ${holds.map((one) => HOLD_NAME[one]).join(', ')}`
                : automatic
                  ? '신고가 여러 번 들어와서 결정할 때까지 숨겼어요.'
                  : undefined
            }
          >
            <CaseContent content={now} />
          </TitledCard>
          {appeal && (
            <TitledCard title="이의 제기" text={timeText(appeal.at)}>
              <Text preLine>{appeal.text}</Text>
            </TitledCard>
          )}
          <TitledCard title="쓴 사람">
            <Text>
              <Link to="/adm/$" params={{ _splat: `users/${author.id}` }}>
                {author.nickname}
              </Link>{' '}
              · 신고된 글 {grouped(author.reported)}개 · 숨긴 글 {grouped(author.hidden)}개
            </Text>
            <Text size="sm" tone="quiet">
              주의를 주거나 이용을 제한하려면 회원 화면으로 가세요.
            </Text>
          </TitledCard>
          <DecisionForm key={`${hidden} ${decisions.length}`} found={data} />
        </Stack>
        <Stack gap={16}>
          <TitledCard title={`신고 ${reports.length}개`}>
            {reports.map(({ reason, text, reportedAt, decided, shown }) => (
              <Stack key={reportedAt} as="article" gap={8} pad={16} ground="sunken" round={12}>
                <Text weight={600}>{REPORT_REASON_NAME[reason]}</Text>
                <Text size="sm" tone="quiet">
                  {timeText(reportedAt)} · {decided ? '결정함' : '기다림'}
                </Text>
                {text && <Text preLine>{text}</Text>}
                {shown && isOther(shown, now) && (
                  <>
                    <Text size="sm" tone="quiet">
                      신고했을 때에는 이랬어요.
                    </Text>
                    <CaseContent content={shown} />
                  </>
                )}
              </Stack>
            ))}
          </TitledCard>
          <TitledCard title="결정한 기록">
            {decisions.length === 0 && <Text tone="quiet">아직 없어요.</Text>}
            {decisions.map(({ id: key, decision, reason, waiting, by, automatic: counted, createdAt }) => (
              <Stack key={key} gap={4}>
                <Text weight={600}>
                  {DECISION_NAME[decision]}
                  {waiting && ' (다른 관리자의 같은 결정을 기다려요)'}
                </Text>
                <Text size="sm" tone="quiet">
                  {timeText(createdAt)} · {counted ? '관리자의 결정이 아니에요' : (by ?? '없어진 계정')}
                </Text>
                {reason && <Text preLine>{reason}</Text>}
              </Stack>
            ))}
          </TitledCard>
        </Stack>
      </div>
    </Stack>
  )
}

/** Changed since: the words, or which photos there are. */
const isOther = (one: ReportedContent, other: ReportedContent) =>
  one.text !== other.text || one.photos.map(({ src }) => src).join() !== other.photos.map(({ src }) => src).join()

type CaseProps = Pick<Props, 'id'>
export const ReviewCase = ({ id }: CaseProps) => <CaseScreen kind="review" id={id} />
export const PostCase = ({ id }: CaseProps) => <CaseScreen kind="post" id={id} />
export const CommentCase = ({ id }: CaseProps) => <CaseScreen kind="comment" id={id} />
export const EntryCase = ({ id }: CaseProps) => <CaseScreen kind="entry" id={id} />
export const NicknameCase = ({ id }: CaseProps) => <CaseScreen kind="nickname" id={id} />
export const PhotoCase = ({ id }: CaseProps) => <CaseScreen kind="photo" id={id} />
