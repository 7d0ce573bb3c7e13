import {
  MOST_UNREAD,
  type Notification,
  type NotificationKind,
  type NotificationSubject,
} from '../../../contract/notifications/notifications.ts'

export const KIND_NAME: Record<NotificationKind, string> = {
  answers: '내 글과 댓글에 달린 댓글',
  mentions: '나를 부른 댓글',
  likes: '좋아요와 도움돼요',
  mentoring: '멘토링 질문과 답변',
  notices: '공지사항',
  decisions: '내 제안과 신고의 결과',
  places: '찜한 곳의 동반 조건 변경',
}

const WHAT: Record<NotificationSubject, string> = {
  post: '글',
  comment: '댓글',
  review: '후기',
  question: '질문',
  entry: '한마디',
  nickname: '닉네임',
  photo: '사진',
  notice: '공지사항',
  suggestion: '제안',
  proposal: '제보',
  place: '장소',
}
const OBJECT: Record<NotificationSubject, string> = {
  post: '글을',
  comment: '댓글을',
  review: '후기를',
  question: '질문을',
  entry: '한마디를',
  nickname: '닉네임을',
  photo: '사진을',
  notice: '공지사항을',
  suggestion: '제안을',
  proposal: '제보를',
  place: '장소를',
}

/** Who did it, as the subject of a sentence. */
function whoDid({ actor, actorCount }: Pick<Notification, 'actor' | 'actorCount'>): string {
  if (actorCount > 1) return actor === null ? `${actorCount}명이` : `${actor} 외 ${actorCount - 1}명이`
  return actor === null ? '누군가' : `${actor}님이`
}

/** What has happened, in a sentence. */
export function sentenceOf(one: Pick<Notification, 'event' | 'subject' | 'actor' | 'actorCount'>): string {
  const who = whoDid(one)
  const object = OBJECT[one.subject]
  switch (one.event) {
    case 'commented':
      return `${who} 내 글에 댓글을 남겼어요.`
    case 'replied':
      return `${who} 내 댓글에 답글을 남겼어요.`
    case 'mentioned':
      return `${who} 댓글에서 나를 불렀어요.`
    case 'liked':
      return one.subject === 'review' ? `${who} 내 후기가 도움된다고 했어요.` : `${who} 내 ${object} 좋아해요.`
    case 'asked':
      return '나에게 온 질문이 있어요.'
    case 'taken':
      return '멘토가 내 질문을 맡았어요.'
    case 'answered':
      return '내 질문에 답변이 달렸어요.'
    case 'returned':
      return '내 질문이 다시 모든 멘토에게 넘어갔어요.'
    case 'rated':
      return '내 답변에 별점이 달렸어요.'
    case 'published':
      return '새 공지사항이 있어요.'
    case 'accepted':
      return one.subject === 'proposal'
        ? '제보하신 장소를 댕댕로드에 더했어요.'
        : '보내 주신 정보 수정 제안을 반영했어요.'
    case 'declined':
      return one.subject === 'proposal'
        ? '제보하신 장소를 더하지 못했어요.'
        : '보내 주신 정보 수정 제안을 반영하지 못했어요.'
    case 'hidden':
      return `운영자가 내 ${object} 숨겼어요.`
    case 'reported':
      return `여러 분이 신고해서 내 ${object} 잠시 숨겼어요. 운영자가 확인하고 있어요.`
    case 'rejected':
      return `이의를 다시 살펴봤지만, 내 ${object} 숨긴 채로 두기로 했어요.`
    case 'approved':
      return `운영자가 확인해서 내 ${object} 모두에게 보여 드려요.`
    case 'restored':
      return `내 ${object} 다시 모두에게 보여 드려요.`
    case 'upheld':
      return `신고하신 ${object} 살펴보고 숨겼어요.`
    case 'dismissed':
      return `신고하신 ${WHAT[one.subject]}에는 문제가 없다고 보았어요.`
    case 'changed':
      return '찜한 곳의 동반 조건이 바뀌었어요.'
  }
}

/** Where what it is about stands. */
export function pathOf(one: Pick<Notification, 'event' | 'subject' | 'subjectId' | 'parentId' | 'title'>): string {
  const { event, subject, subjectId, parentId } = one
  if (event === 'upheld' || event === 'dismissed') return '/my/community?list=reports'
  if (event === 'hidden' || event === 'reported' || event === 'rejected') return ownPathOf(one)
  switch (subject) {
    case 'entry':
    case 'nickname':
    case 'photo':
      return ownPathOf(one)
    case 'post':
      return `/community/${subjectId}/comments`
    case 'comment':
      return `/community/${parentId}/comments`
    case 'review':
      return `/place/${parentId}/review`
    case 'question':
      return event === 'asked' || event === 'rated'
        ? `/mentor-dashboard/response/${subjectId}`
        : `/mentoring/my/${subjectId}`
    case 'notice':
      return `/notice/${subjectId}`
    case 'proposal':
      return event === 'accepted' && parentId !== null ? `/place/${parentId}` : '/my/evidence'
    case 'suggestion':
      return '/my/evidence'
    case 'place':
      return `/place/${subjectId}`
  }
}

/** Where a member finds what they wrote, also while others don't see it. */
function ownPathOf(one: Pick<Notification, 'subject' | 'parentId' | 'title'>): string {
  switch (one.subject) {
    case 'post':
      return '/my/community'
    case 'comment':
      return '/my/community?list=comments'
    case 'entry':
      return '/my/evidence'
    case 'nickname':
      return '/my/profile'
    case 'photo':
      // A photo of a post names it; one of a review has no parent, and one of the profile no title either.
      if (one.parentId !== null) return '/my/community'
      return one.title ? '/my/review' : '/my/profile'
    default:
      return '/my/review'
  }
}

/** As many as there is room for. */
export const countWords = (unread: number): string => (unread >= MOST_UNREAD ? `${MOST_UNREAD - 1}+` : `${unread}`)

/** Suggested quiet hours. */
export const NIGHT = { from: 22 * 60, until: 8 * 60 }

/** "22:05": minutes since midnight as a time field has them. */
export const timeOf = (minutes: number): string =>
  `${Math.floor(minutes / 60)}`.padStart(2, '0') + ':' + `${minutes % 60}`.padStart(2, '0')

/** null of a field that is empty or half filled in. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? []
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes)
}
