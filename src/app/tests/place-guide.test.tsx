import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { ALL_DAYS } from '../../../contract/time/days.ts'
import { type DogPolicy, UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import type { Level } from '../../../contract/verdict/verdict-levels.ts'
import { setVisitorDog } from '../../features/dogs/state.ts'
import { samplePlace } from '../../platform/testing/sample-place.ts'
import { failure } from '../../platform/testing/stub-api.ts'
import { answers, kong, policy, visit } from './place-page.tsx'

describe('the four verdicts on a place', () => {
  const all = { ...policy, limits: [] }
  test.each<[Level, string, DogPolicy]>([
    ['yes', '갈 수 있어요', all],
    ['conditions', '조건부', { ...all, entry: 'outdoor' }],
    ['no', '갈 수 없어요', policy],
    ['unknown', '확인 필요', { ...UNKNOWN_POLICY, coveredDays: [...ALL_DAYS] }],
  ])('%s', async (level, word, its) => {
    setVisitorDog(kong)
    visit('/place/12', answers(samplePlace({ policy: its })))
    const panel = await screen.findByRole('region', { name: word })
    expect(panel.dataset.level).toBe(level)
    expect(within(panel).getAllByRole('listitem').length).toBeGreaterThan(0)
    expect(within(panel).getByText('중형견 · 16kg')).toBeTruthy()
    expect(within(panel).getByRole('button', { name: '바꾸기' })).toBeTruthy()
  })
})

describe('R2.09 /place/{id}/guide', () => {
  test('shows the guide in layout subpage, with a link back', async () => {
    visit('/place/12/guide')
    expect(await screen.findByRole('heading', { level: 2, name: '들어갈 때' })).toBeTruthy()
    expect(screen.getByRole('main').closest('[data-layout]')?.getAttribute('data-layout')).toBe('subpage')
    expect(screen.getByText('마지막 수정 2026년 11월 1일')).toBeTruthy()
    expect(screen.getByRole('link', { name: '속초 파도결 카페' }).getAttribute('href')).toBe('/place/12')
    await waitFor(() => expect(document.title).toBe('속초 파도결 카페 이용 안내 | 댕댕로드'))
  })

  test('is reached from its place', async () => {
    const { router } = visit('/place/12')
    await userEvent.click(await screen.findByRole('link', { name: /이용 안내/ }))
    expect(await screen.findByText('발을 닦아 주세요.')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/place/12/guide')
  })

  test('says clearly that there is none, and links back', async () => {
    const none = failure(404, { code: 'GUIDE_NOT_FOUND', message: '이 장소에는 아직 이용 안내가 없어요.' })
    visit('/place/12/guide', { ...answers(), 'GET /places/12/guide': () => none.clone() })
    expect(await screen.findByRole('heading', { name: '이용 안내가 아직 없어요' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '장소 정보 보기' }).getAttribute('href')).toBe('/place/12')
  })
})
