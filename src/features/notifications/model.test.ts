import { expect, test } from 'vitest'
import {
  NOTIFICATION_EVENTS,
  NOTIFICATION_SUBJECTS,
  type NotificationEvent,
} from '../../../contract/notifications/notifications.ts'
import { countWords, pathOf, sentenceOf } from './model.ts'

test('likes are gathered with one name and the number of the others', () => {
  const liked = { event: 'liked', subject: 'post' } as const
  expect(sentenceOf({ ...liked, actor: '민지', actorCount: 4 })).toBe('민지 외 3명이 내 글을 좋아해요.')
  expect(sentenceOf({ ...liked, actor: '민지', actorCount: 1 })).toBe('민지님이 내 글을 좋아해요.')
  expect(sentenceOf({ ...liked, actor: null, actorCount: 4 })).toBe('4명이 내 글을 좋아해요.')
  expect(sentenceOf({ ...liked, actor: null, actorCount: 1 })).toBe('누군가 내 글을 좋아해요.')
})

test('every event has a sentence and leads to a screen', () => {
  for (const event of Object.keys(NOTIFICATION_EVENTS) as NotificationEvent[])
    for (const subject of NOTIFICATION_SUBJECTS) {
      expect(sentenceOf({ event, subject, actor: '민지', actorCount: 1 })).toMatch(/[가-힣]요\.$/)
      expect(pathOf({ event, subject, subjectId: 7, parentId: 3, title: '' })).toMatch(/^\/[a-z]/)
    }
  expect(pathOf({ event: 'replied', subject: 'comment', subjectId: 7, parentId: 3, title: '' })).toBe(
    '/community/3/comments',
  )
  expect(pathOf({ event: 'hidden', subject: 'comment', subjectId: 7, parentId: 3, title: '' })).toBe(
    '/my/community?list=comments',
  )
})

test('What fell: of a hidden photo it leads to the post, the reviews or the profile, whichever has it', () => {
  const photo = { event: 'hidden', subject: 'photo', subjectId: 7 } as const
  expect(pathOf({ ...photo, parentId: 3, title: '강릉에 다녀왔어요' })).toBe('/my/community')
  expect(pathOf({ ...photo, parentId: null, title: '솔향 카페' })).toBe('/my/review')
  expect(pathOf({ ...photo, parentId: null, title: '' })).toBe('/my/profile')
})

test('more than 99 are 99+', () => {
  expect([1, 99, 100].map((unread) => countWords(unread))).toEqual(['1', '99', '99+'])
})
