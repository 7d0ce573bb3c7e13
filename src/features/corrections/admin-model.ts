import type { CheckOutcome, CheckWay, QueueCause } from '../../../contract/verification/verification-admin.ts'
import { WAY_NAME } from '../../../contract/corrections/correction-names.ts'

export const CHECK_WAY_NAME: Record<CheckWay, string> = { ...WAY_NAME, owner: '운영하는 분이 알려 줬어요' }

export const OUTCOME_NAME: Record<CheckOutcome, string> = {
  confirmed: '그대로 맞아요',
  changed: '고쳐요',
  closed: '문을 닫았어요',
}

export const CAUSE_NAME: Record<QueueCause, string> = {
  suggestions: '수정 제안',
  conflicts: '정책과 다른 입장 소식',
  stale: '확인한 지 1년 넘음',
}
