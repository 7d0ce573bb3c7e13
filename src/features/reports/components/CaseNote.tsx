import type { MyCase } from '../../../../contract/reports/appeals.ts'
import { josa, quotedJosa } from '../../../../contract/text/josa.ts'
import { REPORT_REASON_NAME } from '../../../../contract/reports/reports.ts'
import { dateText } from '../../../platform/dates/korean-dates.ts'
import { useKeptForm } from '../../../platform/forms/use-kept-form.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { useSession } from '../../session/state.ts'
import { appealDraft, KIND_NAME } from '../model.ts'
import { AppealForm } from './AppealForm.tsx'

/** What of one's own was hidden or is held, why, and the way to appeal. */
export function CaseNote({ found }: { found: MyCase }) {
  const { kind, id } = found
  const { userId } = useSession()
  const form = useKeptForm(appealDraft(kind, id, userId))
  const { automatic, held, reason, reasons, appeal, appealUntil } = found
  const name = kind === 'photo' && !found.within ? '프로필 사진' : KIND_NAME[kind]
  return (
    <Stack as="section" columns="one" gap={8} pad={14} ground="sunken" round={12} aria-label={`숨긴 ${name}`}>
      <Text weight={600}>
        {held
          ? '확인을 기다리고 있어요. 운영자가 확인하면 모두에게 보여요.'
          : automatic
            ? '신고가 여러 번 들어와서 잠시 숨겼어요. 운영자가 확인하고 있어요.'
            : kind === 'nickname'
              ? `운영자가 닉네임 ${quotedJosa(found.at, '을/를')} 숨겼어요.`
              : `운영자가 이 ${josa(name, '을/를')} 숨겼어요.`}
      </Text>
      {automatic && !held && reasons.length > 0 && (
        <Text size="sm">신고한 까닭: {reasons.map((one) => REPORT_REASON_NAME[one]).join(', ')}</Text>
      )}
      {kind === 'nickname' && (
        <Text size="sm">새 닉네임을 고르면 다시 글을 쓸 수 있어요. 이미 골랐다면 그대로 쓰면 돼요.</Text>
      )}
      {kind === 'photo' && !found.within && <Text size="sm">다른 사진을 고르면 그 사진이 보여요.</Text>}
      {reason && (
        <Text size="sm" preLine>
          까닭: {reason}
        </Text>
      )}
      {appeal && (
        <Text size="sm">
          {appeal.rejected
            ? '이의를 다른 운영자가 다시 살펴보고, 숨긴 채로 두기로 했어요.'
            : '이의를 제기했어요. 다른 운영자가 살펴보고 있어요.'}
        </Text>
      )}
      {appealUntil && !form.open && (
        <>
          <Text size="sm" tone="quiet">
            {dateText(appealUntil)}까지 한 번 이의를 제기할 수 있어요.
          </Text>
          <Button variant="default" onClick={() => form.setOpen(true)}>
            이의 제기하기
          </Button>
        </>
      )}
      {appealUntil && form.open && <AppealForm kind={kind} id={id} />}
    </Stack>
  )
}
