import { expect, test } from 'vitest'
import type { Limit } from '../../../contract/api/limit.ts'
import { networkOf } from '../../lib/network.ts'
import type { Actor } from './actor.ts'
import { ENDPOINTS } from '../../testing/endpoints.ts'
import { countsOf } from './limits.ts'
import { STREAM_BOUNDS } from '../connections/streams.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

/** Calls and seconds, written out: a limit that became a thousand times larger by a slip would still pass the tests of its own constant. */
const LIMITS = {
  loginByNetwork: [100, 15 * MINUTE],
  loginByAccountHere: [10, 15 * MINUTE],
  loginByStrangers: [50, HOUR],
  loginByStrangersADay: [150, DAY],
  loginByDevice: [10, 15 * MINUTE],
  loginByDeviceADay: [50, DAY],
  proofByAccount: [10, 15 * MINUTE],
  proofByAccountADay: [50, DAY],
  proofAskedByAccount: [60, 15 * MINUTE],
  factorByAccount: [30, 15 * MINUTE],
  passwordByAccount: [10, 15 * MINUTE],
  passwordChangeByAccount: [10, HOUR],
  mailByNetwork: [60, HOUR],
  mailAgain: [1, MINUTE],
  mailHere: [5, HOUR],
  mailAgainByDevice: [1, MINUTE],
  mailByDevice: [5, HOUR],
  codesByAddress: [20, HOUR],
  codesByAddressADay: [50, DAY],
  codeByNetwork: [300, HOUR],
  codeHere: [30, HOUR],
  registerByNetwork: [60, HOUR],
  linkByNetwork: [60, HOUR],
  socialByNetwork: [100, 15 * MINUTE],
  likeByAccount: [300, 10 * MINUTE],
  likesByAccount: [30, HOUR],
  likeListByAccount: [200, 10 * MINUTE],
  photoByAccount: [60, HOUR],
  dogByAccount: [60, HOUR],
  entryByAccount: [60, DAY],
  entryByPlace: [20, DAY],
  suggestionByAccount: [20, DAY],
  proposalByAccount: [20, DAY],
  reviewByAccount: [20, HOUR],
  reviewEditByAccount: [60, HOUR],
  reportByAccount: [30, HOUR],
  reportByAccountAndDay: [10, DAY],
  postByAccount: [20, HOUR],
  postByAccountAndDay: [60, DAY],
  postEditByAccount: [60, HOUR],
  commentByAccount: [30, 10 * MINUTE],
  commentEditByAccount: [100, HOUR],
  viewByAccount: [1000, HOUR],
  visitByNetwork: [1800, HOUR],
  mentorByAccount: [120, HOUR],
  presenceByAccount: [120, 10 * MINUTE],
  questionByAccount: [10, DAY],
  questionEditByAccount: [60, HOUR],
  appealByAccount: [20, DAY],
  muteByAccount: [100, HOUR],
  bellByAccount: [300, 10 * MINUTE],
  bellSettingByAccount: [100, HOUR],
}

test('What fell 14: each limit is as strict as it was decided', () => {
  const limits = ENDPOINTS.flatMap(({ limit }) => limit ?? [])
  const found = Object.fromEntries(limits.map(({ name, points, seconds }) => [name, [points, seconds]]))
  expect(found).toEqual(LIMITS)
})

test('What fell 14: no limit of an account or address allows more than a call in two seconds', () => {
  for (const { limit } of ENDPOINTS)
    for (const { name, points, seconds } of limit ?? []) expect([name, points / seconds <= 0.5]).toEqual([name, true])
})

const limit = (per: string, from?: 'known' | 'strangers') => ({
  name: per,
  per,
  points: 1,
  seconds: 1,
  ...(from && { from }),
})
const call = {
  params: { id: 5 },
  body: { email: 'kong@dog.example' },
  ip: '2001:db8::1',
  device: null,
  actor: { userId: 7 } as Actor,
}
const subjects = (limits: Limit[], more: Partial<typeof call> | { device: string } = {}) =>
  countsOf(limits, { ...call, ...more }).map(({ who }) => who)

test('What fell 14: a call counts for the member, the network, the body’s account or the thing that its limit names', () => {
  expect(subjects([limit('{member}'), limit('{member} {id}'), limit('{network}'), limit('{body.email}')])).toEqual([
    '7',
    '7 5',
    networkOf(call.ip),
    'kong@dog.example',
  ])
  expect(countsOf([limit('{member}')], call)).toEqual([{ limit: limit('{member}'), who: '7' }])
  expect(countsOf(undefined, call)).toEqual([])
})

test('What fell 14: a browser that the account knows has counts of its own, and strangers have theirs', () => {
  const limits = [limit('{network}'), limit('{device}', 'known'), limit('{body.email}', 'strangers')]
  expect(subjects(limits)).toEqual([networkOf(call.ip), 'kong@dog.example'])
  expect(subjects(limits, { device: 'mine' })).toEqual([networkOf(call.ip), 'mine'])
})

test('What fell 14: a limit that names nobody is an error of ours, and counts for no one', () => {
  expect(() => subjects([limit('{nobody}')])).toThrow('counts for nobody')
})

test('open streams are as few as it was decided', () => {
  expect(STREAM_BOUNDS).toEqual({ perMember: 4, perNetwork: 64, all: 1024, heartbeatMs: 20_000 })
})
