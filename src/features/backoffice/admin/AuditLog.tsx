import { Link } from '@tanstack/react-router'
import { auditApi } from '../../../../contract/audit/audit-api.ts'
import { AUDIT_ACTIONS, AUDIT_KINDS, type AuditEvent } from '../../../../contract/audit/audit.ts'
import { ACTION_NAME, KIND_NAME, KIND_PATH, type Listed, plainText, timeCells } from '../model.ts'
import classes from './Backoffice.module.css'
import { RecordList } from './RecordList.tsx'
import { cutText } from '../../../lib/cut-text.ts'

const changesText = ({ before, after }: AuditEvent) =>
  Object.keys(before)
    .map((name) => `${name}: ${short(before[name])} → ${short(after[name])}`)
    .join(' / ')
const short = (value: unknown) => {
  const text = plainText(value)
  return text.length > 40 ? `${cutText(text, 40)}…` : text
}
const actorText = ({ actor }: AuditEvent) => (actor ? actor.nickname || `회원 ${actor.id}` : '서버')

const EVENTS: Listed<AuditEvent> = {
  kind: 'audit',
  path: 'audit',
  title: '바뀐 기록',
  api: { list: auditApi.listAuditEvents },
  columns: [
    { id: 'at', title: '때', order: 'at', ...timeCells(({ at }) => at) },
    { id: 'actor', title: '누가', text: actorText },
    { id: 'kind', title: '무엇', text: ({ kind }) => KIND_NAME[kind] },
    {
      id: 'target',
      title: '이름',
      text: ({ targetName }) => targetName,
      cell: ({ kind, action, targetId, targetName }) =>
        action === 'purge' ? (
          targetName
        ) : (
          <Link to="/adm/$" params={{ _splat: KIND_PATH[kind](targetId) }} className={classes.name}>
            {targetName}
          </Link>
        ),
    },
    { id: 'action', title: '한 일', text: ({ action }) => ACTION_NAME[action] },
    { id: 'changes', title: '바뀐 것', text: changesText },
    { id: 'network', title: '네트워크', hidden: true, text: ({ network }) => network ?? '' },
    { id: 'device', title: '기기', hidden: true, text: ({ device }) => device ?? '' },
  ],
  filters: [
    { name: 'kind', title: '무엇', options: AUDIT_KINDS.map((value) => ({ value, label: KIND_NAME[value] })) },
    { name: 'action', title: '한 일', options: AUDIT_ACTIONS.map((value) => ({ value, label: ACTION_NAME[value] })) },
  ],
  searched: '이름',
  order: '-at',
  nameOf: ({ targetName }) => targetName,
}

/** Every change of the back office: who, what, before and after, when, from where. */
export const AuditLog = () => <RecordList resource={EVENTS} />
