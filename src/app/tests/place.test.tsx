import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { UNKNOWN_HOURS } from '../../../contract/time/hours.ts'
import { UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import { setVisitorDog } from '../../features/dogs/state.ts'
import { sampleCard, samplePlace } from '../../platform/testing/sample-place.ts'
import { failure } from '../../platform/testing/stub-api.ts'
import { answers, kong, region, said, visit } from './place-page.tsx'

describe('R2.08 /place/{id}', () => {
  test('renders in layout subpage, under its own name', async () => {
    visit('/place/12')
    expect(await screen.findByRole('heading', { level: 1, name: '속초 파도결 카페' })).toBeTruthy()
    expect(screen.getByRole('main').closest('[data-layout]')?.getAttribute('data-layout')).toBe('subpage')
    await waitFor(() => expect(document.title).toBe('속초 파도결 카페 | 댕댕로드'))
    expect(screen.getByText('예시')).toBeTruthy()
    expect(screen.getAllByText('카페')[0]?.closest('header')).not.toBeNull()
  })

  test('shows every part of the policy, its source text, its date and its age', async () => {
    visit('/place/12')
    const part = await region('반려견 동반 조건')
    expect(said('크기·몸무게')).toEqual(['15kg 미만'])
    expect(said('마릿수')).toEqual(['한 팀당 2마리까지'])
    expect(said('추가 요금')).toEqual(['한 마리당 5,000원'])
    expect(said('출처')).toEqual(['한국문화정보원 · 2026년 3월\u00a031일 작성'])
    expect(said('마지막 확인')).toEqual(['2026년 10월\u00a02일 (1개월\u00a0전)'])
    expect(part.getByText('최근에 확인된 정보예요')).toBeTruthy()
    expect(part.getByText('15kg 미만, 매너벨트 권장').closest('details')).not.toBeNull()
    expect(part.getByText(/준비물·조건, 견종 제한: 출처에 나와 있지 않아요/)).toBeTruthy()
  })

  test('states what is unknown', async () => {
    const unknown = { ...UNKNOWN_POLICY, unparsed: ['문의 필요'] }
    visit(
      '/place/12',
      answers(
        samplePlace({
          policy: unknown,
          hours: { ...UNKNOWN_HOURS, hoursText: '해 뜰 때부터' },
          phone: null,
          parking: null,
        }),
      ),
    )
    const part = await region('반려견 동반 조건')
    expect(said('동반 구역')).toEqual(['동반 여부 확인 필요'])
    expect(said('추가 요금')).toEqual(['확인 필요'])
    expect(part.getByText('“문의 필요”')).toBeTruthy()
    expect(part.getByText('언제 확인된 정보인지 알 수 없어요')).toBeTruthy()
    expect(said('마지막 확인')).toEqual(['기록이 없어요'])
    expect((await region('영업시간')).getByText('출처에 적힌 내용: 해 뜰 때부터')).toBeTruthy()
    expect(said('전화')).toEqual(['확인되지 않았어요'])
    expect(said('주차')).toEqual(['확인되지 않았어요'])
  })

  test('judges for my dog, and for another one at once', async () => {
    setVisitorDog(kong)
    visit('/place/12')
    expect(await screen.findByRole('heading', { name: '갈 수 없어요' })).toBeTruthy()
    expect(
      (await region('갈 수 없어요')).getByText('15kg 미만 강아지만 갈 수 있어요 · 우리 콩이는 16kg이에요'),
    ).toBeTruthy()
    act(() => setVisitorDog({ ...kong, weightKg: 14.9 }))
    expect(screen.getByRole('heading', { name: '갈 수 있어요' })).toBeTruthy()
  })

  const OUTINGS = ['cafe', 'park', 'hospital'].map((key, id) => ({ id, key, name: key, icon: 'paw', placeCount: 1 }))

  test('Everyday use: who may not come in is led to the nearest places that admit the dog, of this kind if there are any', async () => {
    setVisitorDog(kong)
    const asked: URLSearchParams[] = []
    const near = sampleCard({ id: 21, name: '속초 큰개 카페', lat: 38.2, sample: false })
    const far = sampleCard({ id: 22, name: '부산 큰개 카페', lat: 35.1, lng: 129.1 })
    const lists = (cards: (group: string | null) => unknown[]) => ({
      ...answers(),
      'GET /places': ({ url }: { url: URL }) => {
        asked.push(url.searchParams)
        return { items: cards(url.searchParams.get('group')), cursor: null, corrected: false }
      },
    })
    visit(
      '/place/12',
      lists(() => [near, far, sampleCard({ id: 12 })]),
    )
    const part = within(await screen.findByRole('region', { name: '대신 갈 수 있는 가까운 곳' }))
    expect((await part.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual(['/place/21'])
    expect(part.getByRole('link').textContent).toMatch(/속초 큰개 카페.*(m|km)$/)
    expect(asked.map((query) => [query.get('group'), query.get('fits')])).toEqual([['cafe', 'can']])
    act(() => setVisitorDog({ ...kong, weightKg: 14.9 }))
    expect(screen.queryByRole('region', { name: '대신 갈 수 있는 가까운 곳' })).toBeNull()
    cleanup()

    act(() => setVisitorDog(kong))
    visit('/place/12', { ...lists((group) => (group === 'cafe' ? [] : [near])), 'GET /groups': OUTINGS })
    expect(await screen.findByRole('link', { name: /속초 큰개 카페/ })).toBeTruthy()
    expect(asked.at(-1)?.get('group'), 'no hospital instead of a café').toBe('cafe,park')
    cleanup()

    visit(
      '/place/12',
      lists(() => []),
    )
    expect(await screen.findByText('50km 안에서는 찾지 못했어요.')).toBeTruthy()
  })

  test('asks for the dog where there is none, and opens its sheet', async () => {
    visit('/place/12')
    const part = await region('우리 강아지도 갈 수 있을까요?')
    await userEvent.click(part.getByRole('button', { name: '우리 강아지 등록' }))
    const sheet = within(await screen.findByRole('dialog', { name: '우리 강아지를 알려 주세요' }))
    await userEvent.click(sheet.getByRole('radio', { name: /중형견/ }))
    await userEvent.click(sheet.getByRole('button', { name: '이 강아지로 보기' }))
    expect(await screen.findByRole('heading', { name: '갈 수 있어요' })).toBeTruthy()
  })

  test('shows the week, today highlighted, and whether it is open past midnight too', async () => {
    visit('/place/12')
    const part = await region('영업시간')
    expect(part.getByText('영업 중 · 내일 02:00까지')).toBeTruthy()
    expect(part.getByRole('row', { current: 'date' }).textContent).toBe('토10:00~다음 날 02:00')
    expect(part.getByRole('row', { name: '일 휴무' })).toBeTruthy()
    expect(part.getByText('설, 추석 당일 휴무')).toBeTruthy()
  })

  test('lists only its own options, rules apart from amenities', async () => {
    visit('/place/12')
    const part = await region('시설과 이용 안내')
    expect((await part.findAllByRole('listitem')).map((item) => item.textContent)).toEqual(['주차', '노키즈존'])
    expect(part.getAllByRole('list')).toHaveLength(2)
  })

  test('can be called, and leads to map apps and safe homepages', async () => {
    visit('/place/12')
    const info = await region('기본 정보')
    expect(info.getByRole('link', { name: '033-000-0000' }).getAttribute('href')).toBe('tel:0330000000')
    const homepage = info.getByRole('link', { name: /example\.kr/ })
    expect(homepage.getAttribute('rel')).toContain('noopener')
    const where = await region('위치')
    expect(where.getByText('지번 강원특별자치도 속초시 없는동 1-1')).toBeTruthy()
    const car = within(where.getByRole('list', { name: '자동차 길찾기' }))
    const kakao = car.getByRole('link', { name: '카카오맵' }).getAttribute('href') ?? ''
    expect(decodeURIComponent(kakao)).toBe('https://map.kakao.com/link/to/속초 파도결 카페,38.19,128.58')
  })

  test('copies the address, and says so', async () => {
    const writeText = vi.fn(async () => {})
    visit('/place/12')
    const where = await region('위치')
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent, clipboard: { writeText } })
    await act(async () => where.getByRole('button', { name: '주소 복사' }).click())
    expect(writeText).toHaveBeenCalledWith('강원특별자치도 속초시 없는길 1')
    expect(await screen.findByText('주소를 복사했어요.')).toBeTruthy()
  })

  test('shares by the phone’s sheet, else copies its address', async () => {
    const share = vi.fn<(what: ShareData) => Promise<void>>(async () => {})
    visit('/place/12')
    const [button] = await screen.findAllByRole('button', { name: '공유' })
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent, share })
    await act(async () => button!.click())
    expect(share.mock.calls[0]?.[0]).toMatchObject({ title: '속초 파도결 카페', url: location.href })
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent, share: undefined, clipboard: { writeText } })
    await act(async () => button!.click())
    expect(writeText).toHaveBeenCalledWith(location.href)
    expect(await screen.findByText(/링크를 복사했어요\. 원하는 곳에/)).toBeTruthy()
  })

  test('opens its photos large, with Korean names for the buttons', async () => {
    visit('/place/12')
    await userEvent.click(await screen.findByRole('button', { name: /사진 2 크게 보기/ }))
    expect(await screen.findByRole('button', { name: '다음 사진' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '닫기' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '다음 사진' })).toBeNull())
  })

  test('the phone’s back button closes the photos, and the next one leaves the page', async () => {
    const { router } = visit('/place/12')
    await userEvent.click(await screen.findByRole('link', { name: /이용 안내/ }))
    await userEvent.click(await screen.findByRole('link', { name: '장소 정보로 돌아가기' }))
    await userEvent.click(await screen.findByRole('button', { name: /사진 1 크게 보기/ }))
    await screen.findByRole('button', { name: '다음 사진' })
    act(() => router.history.back())
    await waitFor(() => expect(screen.queryByRole('button', { name: '다음 사진' })).toBeNull())
    expect(router.state.location.pathname).toBe('/place/12')
    act(() => router.history.back())
    await waitFor(() => expect(router.state.location.pathname).toBe('/place/12/guide'))
  })

  test('offers the map apps in a sheet that closes without leaving', async () => {
    const { router } = visit('/place/12')
    const [button] = await screen.findAllByRole('button', { name: '길찾기' })
    await userEvent.click(button!)
    const sheet = within(await screen.findByRole('dialog', { name: '어떤 지도 앱으로 길을 찾을까요?' }))
    expect(sheet.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'K카카오맵',
      'N네이버 지도',
      'T티맵',
      '내 지도 앱',
      'K카카오맵',
      'N네이버 지도',
    ])
    const transit = within(sheet.getByRole('list', { name: '대중교통 길찾기' }))
    expect(transit.getByRole('link', { name: '네이버 지도' }).getAttribute('href')).toMatch(/\/transit$/)
    await userEvent.click(sheet.getByRole('button', { name: '닫기' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.pathname).toBe('/place/12')
  })

  test('renders without photos, phone, homepage, guide, rating and nearby places', async () => {
    const bare = samplePlace({
      photos: [],
      phone: null,
      homepage: 'javascript:alert(1)',
      hasGuide: false,
      rating: null,
      roadAddress: null,
      lotAddress: null,
      options: [],
      description: null,
    })
    visit('/place/12', { ...answers(bare), 'GET /places/12/nearby': [] })
    expect(await screen.findByText('아직 사진이 없어요')).toBeTruthy()
    expect(screen.queryByRole('link', { name: '전화' })).toBeNull()
    expect(screen.queryByText('홈페이지')).toBeNull()
    expect(screen.queryByRole('link', { name: /이용 안내/ })).toBeNull()
    expect((await region('위치')).getByText('강원 속초시')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('region', { name: '가까운 곳도 둘러보세요' })).toBeNull())
  })

  test('shows nearby places, but none that are hours away', async () => {
    visit('/place/12')
    const around = await region('가까운 곳도 둘러보세요')
    expect((await around.findByRole('link', { name: '속초 모래숲 펜션' })).getAttribute('href')).toBe('/place/13')
    expect(around.queryByRole('link', { name: '부산 먼바다 카페' })).toBeNull()
  })

  test.each(['/place/99', '/place/abc', '/place/0', '/place/99/guide'])('%s is the error page', async (path) => {
    const gone = failure(404, { code: 'PLACE_NOT_FOUND', message: '장소를 찾을 수 없어요.' })
    visit(path, { ...answers(), 'GET /places/99': () => gone.clone(), 'GET /places/99/guide': () => gone.clone() })
    expect(await screen.findByText('페이지를 찾을 수 없습니다.')).toBeTruthy()
  })

  test('without a network it says so, and can be tried again', async () => {
    let network = false
    const place = () => {
      if (!network) throw new TypeError('Failed to fetch')
      return samplePlace()
    }
    visit('/place/12', { ...answers(), 'GET /places/12': place })
    expect(await screen.findByRole('heading', { level: 1, name: '아직 이 기기에 없는 장소예요' })).toBeTruthy()
    network = true
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('heading', { level: 1, name: '속초 파도결 카페' })).toBeTruthy()
  })

  test('What fell 11: while the server fails, it says so beside what the device lacks, not the failure’s own words', async () => {
    const failing = failure(500, { code: 'INTERNAL', message: '서버 오류가 발생했습니다.' })
    visit('/place/12', { ...answers(), 'GET /places/12': () => failing.clone() })
    expect(await screen.findByRole('heading', { level: 1, name: '아직 이 기기에 없는 장소예요' })).toBeTruthy()
    expect(screen.getByText('서버가 불안정해요. 잠시 뒤에 다시 시도해 주세요.')).toBeTruthy()
    expect(within(screen.getByRole('main')).queryByText('서버 오류가 발생했습니다.')).toBeNull()
  })

  test('C2 without a network it is built from list data, says what is missing, and completes itself later', async () => {
    let network = true
    const online = (data: unknown) => () => {
      if (!network) throw new TypeError('Failed to fetch')
      return data
    }
    const { router } = visit('/place/12', {
      ...answers(),
      'GET /places/13': online(samplePlace({ id: 13, name: '속초 모래숲 펜션' })),
      'GET /places/13/nearby': online([]),
      'GET /site-config': online({}),
    })
    await (await region('가까운 곳도 둘러보세요')).findByRole('link', { name: '속초 모래숲 펜션' })
    network = false
    await act(() => router.navigate({ to: '/place/$id', params: { id: 13 } }))
    expect(await screen.findByRole('heading', { level: 1, name: '속초 모래숲 펜션' })).toBeTruthy()
    // The heading of the place may precede what is missing of it: its code is fetched at the first need.
    expect(await screen.findByText('자세한 주소와 이용 안내는 연결되면 보여 드려요.')).toBeTruthy()
    expect(screen.getByRole('region', { name: '반려견 동반 조건' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: '기본 정보' })).toBeNull()
    expect(await screen.findByText(/^오프라인 · /)).toBeTruthy()
    // No user input here.
    network = true
    expect(await screen.findByRole('region', { name: '기본 정보' })).toBeTruthy()
    expect(screen.queryByText(/연결되면 보여 드려요/)).toBeNull()
  })
})
