import { APPEAL_DAYS } from '../../../contract/reports/appeals.ts'
import { josa } from '../../../contract/text/josa.ts'
import type { CaseDecision } from '../../../contract/reports/moderation-admin.ts'
import type { ReportKind } from '../../../contract/reports/reports.ts'

/** A decision, as its author is told; `reject`: their appeal; `publish`: what waited for it. */
export type Told = CaseDecision | 'reject' | 'publish'

interface Thing {
  /** How its author calls it, and which one it is. */
  object: string
  which: (at: string) => string
  /** Where they find it. */
  among: string
  path: string
}

const left = (object: string) => (at: string) => `‘${at}’에 남기신 ${object}`
const THING: Record<Exclude<ReportKind, 'photo'>, Thing> = {
  review: { object: '후기를', which: left('후기를'), among: '내 후기', path: '/my/review' },
  post: { object: '글을', which: left('글을'), among: '내 글', path: '/my/community' },
  comment: { object: '댓글을', which: left('댓글을'), among: '내 댓글', path: '/my/community?list=comments' },
  entry: { object: '한마디를', which: left('입장 소식의 한마디를'), among: '내 제보', path: '/my/evidence' },
  nickname: {
    object: '닉네임을',
    which: (at) => `쓰시던 닉네임 ‘${at}’${josa(at, '을/를').slice(at.length)}`,
    among: '프로필',
    path: '/my/profile',
  },
}

const PORTRAIT: Thing = {
  object: '프로필 사진을',
  which: () => '쓰시던 프로필 사진을',
  among: '프로필',
  path: '/my/profile',
}

/** A photo is found where it was put. */
function thingOf(kind: ReportKind, within: ReportKind | undefined): Thing {
  if (kind !== 'photo') return THING[kind]
  if (within === undefined) return PORTRAIT
  return { ...(within === 'post' ? THING.post : THING.review), object: '사진을', which: left('사진을') }
}

/** What its author is told by mail; null: nothing, or their bell says it. */
export function mailOfCase(
  { kind, within }: { kind: ReportKind; within: ReportKind | undefined },
  decision: Told,
  at: string,
  reason: string,
) {
  const thing = thingOf(kind, within)
  const { object, which, among, path } = thing
  const because = `까닭: ${reason}`
  const button = { label: `${among} 보기`, path }
  switch (decision) {
    case 'keep':
    case 'publish':
      return null
    case 'hide':
      return {
        title: `${object} 숨겼어요`,
        paragraphs: [
          kind === 'nickname'
            ? `${which(at)} 다른 분들에게 보이지 않게 했어요. ${among}에서 새 닉네임을 골라 주세요. 그때까지는 글을 쓸 수 없어요.`
            : thing === PORTRAIT
              ? `${which(at)} 보이지 않게 했어요. ${among}에서 다른 사진을 고를 수 있어요.`
              : `${which(at)} 다른 분들에게 보이지 않게 했어요. ${among}에서는 그대로 볼 수 있어요.`,
          because,
          `동의하기 어려우시면 ${APPEAL_DAYS}일 안에 ${among}에서 한 번 이의를 제기할 수 있어요. 다른 관리자가 다시 살펴봐요.`,
        ],
        button,
      }
    case 'reject':
      return {
        title: '이의를 살펴봤어요',
        paragraphs: [`${which(at)} 다른 관리자가 다시 살펴보고, 숨긴 채로 두기로 했어요.`, because],
        button,
      }
    case 'restore':
      return {
        title: `${object} 다시 보여 드려요`,
        paragraphs: [`${which(at)} 다시 모두에게 보여 드려요.`, because],
        button,
      }
  }
}
