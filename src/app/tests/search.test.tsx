import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { card, layout, page, prepareListPages, visit } from './list-pages.tsx'

prepareListPages()

describe('R2.04 /search/list', () => {
  test('lists the results in layout place-list, best match first, and reports the successful search to the server once', async () => {
    const { asked, fetch } = visit('/search/list?q=커피', {
      'GET /places': page([card(1, '안목 커피', { highlights: [[3, 5]] })]),
    })
    const link = await screen.findByRole('link', { name: '안목 커피' })
    expect(layout()).toBe('place-list')
    expect(link.querySelector('mark')?.textContent).toBe('커피')
    expect(asked('/places')[0]).toEqual({ q: '커피', order: 'relevance' })
    await waitFor(() => expect(document.title).toBe('커피 검색 결과 | 댕댕로드'))
    const told = () => fetch.mock.calls.filter(([, init]) => init?.method === 'POST').map(([, init]) => init?.body)
    expect(told()).toEqual([])
    await userEvent.click(link)
    await waitFor(() => expect(told()).toEqual([JSON.stringify({ word: '커피' })]))
  })

  test('R2.22 what finds no place is reported once, for those who add places', async () => {
    const none = { count: 0, capped: false }
    const { fetch } = visit('/search/list?q=없는곳', {
      'GET /places': page([]),
      'GET /search/counts': { place: none, post: none, notice: none, answer: none },
    })
    await screen.findByText('‘없는곳’에 맞는 곳을 찾지 못했어요')
    const told = () => fetch.mock.calls.filter(([, init]) => init?.method === 'POST').map(([, init]) => init?.body)
    await waitFor(() => expect(told()).toEqual([JSON.stringify({ word: '없는곳' })]))
  })

  test('says when it searched for a corrected word', async () => {
    visit('/search/list?q=속쵸', { 'GET /places': page([card(1, '속초 카페')], null, true) })
    expect(await screen.findByText('‘속쵸’에 꼭 맞는 곳이 없어서 비슷한 말로 찾았어요.')).toBeTruthy()
  })

  test('shows an empty result with a link back to the search', async () => {
    visit('/search/list?q=없는말', { 'GET /places': page([]) })
    expect(await screen.findByText('‘없는말’에 맞는 곳을 찾지 못했어요')).toBeTruthy()
    expect(screen.getByRole('link', { name: '검색어 고치기' }).getAttribute('href')).toBe(
      '/search?q=%EC%97%86%EB%8A%94%EB%A7%90',
    )
  })
})

test('Everyday use: results opened directly lead to the search with their words', async () => {
  for (const tab of ['', '&tab=notice']) {
    const { router } = visit(`/search/list?q=커피${tab}`)
    const back = await screen.findByRole('link', { name: '검색으로' })
    expect(back.getAttribute('href')).toBe(`/search?q=${encodeURIComponent('커피')}`)
    await router.navigate({ to: '/' })
    cleanup()
  }
})

describe('R2.05 /search', () => {
  const place = {
    kind: 'place',
    text: '속초 파도 카페',
    detail: '강원 속초시',
    highlights: [[0, 2]],
    placeId: 1,
    group: 'cafe',
    sido: '강원',
    sigungu: '속초시',
  }
  const region = {
    kind: 'region',
    text: '강원 속초시',
    detail: '3곳',
    highlights: [[3, 5]],
    placeId: null,
    group: null,
    sido: '강원',
    sigungu: '속초시',
  }
  const field = () => screen.findByRole('combobox', { name: '검색어' })
  const recent = () =>
    screen.queryAllByRole('button', { name: /(?<!모두) 지우기$/ }).map((button) => button.getAttribute('aria-label'))

  test('renders in layout search, with popular words that lead to their list', async () => {
    visit('/search')
    const input = await field()
    await waitFor(() => expect(document.activeElement).toBe(input))
    await waitFor(() => expect(layout()).toBe('search'))
    expect((await screen.findByRole('link', { name: /애견펜션/ })).getAttribute('href')).toBe(
      `/search/list?q=${encodeURIComponent('애견펜션')}`,
    )
  })

  test('has the focus in its field, also after a navigation from another screen', async () => {
    const { router } = visit('/')
    await screen.findByRole('heading', { level: 1 })
    await router.navigate({ to: '/search' })
    const input = await field()
    await waitFor(() => expect(router.state.status).toBe('idle'))
    expect(document.activeElement).toBe(input)
  })

  test('remembers what was searched on the device; one word or all can be forgotten', async () => {
    const { router, address } = visit('/search')
    await userEvent.type(await field(), '  강릉  카페 {Enter}')
    await waitFor(() => expect(address()).toBe(`/search/list?q=${encodeURIComponent('강릉 카페')}`))
    await screen.findByRole('heading', { name: /‘강릉 카페’ 검색 결과/ })
    await router.navigate({ to: '/search' })
    await userEvent.type(await field(), '펜션{Enter}')
    await waitFor(() => expect(address()).toBe(`/search/list?q=${encodeURIComponent('펜션')}`))
    await screen.findByRole('heading', { name: /‘펜션’ 검색 결과/ })
    await router.navigate({ to: '/search' })
    await waitFor(() => expect(recent()).toEqual(['펜션 지우기', '강릉 카페 지우기']))
    expect(localStorage.getItem('daengdaeng.words')).toBe('["펜션","강릉 카페"]')
    await userEvent.click(screen.getByRole('button', { name: '펜션 지우기' }))
    expect(recent()).toEqual(['강릉 카페 지우기'])
    await userEvent.click(screen.getByRole('button', { name: '모두 지우기' }))
    expect(screen.queryByText('최근 검색어')).toBeNull()
    expect(localStorage.getItem('daengdaeng.words')).toBe('[]')
  })

  test('autocompletes while typing; the keyboard moves through and opens', async () => {
    const { asked, address } = visit('/search', { 'GET /search/suggestions': [place, region] })
    const input = await field()
    expect(input.getAttribute('aria-expanded')).toBe('false')
    await userEvent.type(input, '속초')
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['속초 파도 카페강원 속초시', '강원 속초시3곳'])
    expect(options[0]?.querySelector('mark')?.textContent).toBe('속초')
    expect(input.getAttribute('aria-expanded')).toBe('true')
    expect(input.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    // One request for the word, not one for each key.
    expect(asked('/search/suggestions')).toEqual([{ q: '속초', slips: '1' }])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(input.getAttribute('aria-activedescendant')).toBe(options[1]?.id)
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(address()).toBe(`/place?sido=${encodeURIComponent('강원')}&sigungu=${encodeURIComponent('속초시')}`),
    )
    // The way back to the search stays, whatever is filtered.
    await userEvent.click(await screen.findByRole('button', { name: '실내' }))
    await waitFor(() => expect(address()).toContain('in=1'))
    await userEvent.click(await screen.findByRole('button', { name: '뒤로' }))
    await waitFor(() => expect(address()).toBe(`/search?q=${encodeURIComponent('속초')}`))
    expect((await field()).getAttribute('value')).toBe('속초')
    // Emptied, it isn't there either when the way back leads here from a popular word.
    await userEvent.click(screen.getByRole('button', { name: '지우기' }))
    await userEvent.click(await screen.findByRole('link', { name: /애견펜션/ }))
    await screen.findByRole('heading', { name: /‘애견펜션’ 검색 결과/ })
    await userEvent.click(await screen.findByRole('button', { name: '뒤로' }))
    await waitFor(() => expect(address()).toBe('/search'))
    expect((await field()).getAttribute('value')).toBe('')
  })

  test('Everyday use: what was typed is still in the field on the way back from a result', async () => {
    const { router, address } = visit('/search', { 'GET /search/suggestions': [place, region] })
    await userEvent.type(await field(), '속초')
    await userEvent.click(await screen.findByRole('option', { name: /속초 파도 카페/ }))
    await waitFor(() => expect(address()).toBe('/place/1'))
    router.history.back()
    await waitFor(() => expect(address()).toBe(`/search?q=${encodeURIComponent('속초')}`))
    expect((await field()).getAttribute('value')).toBe('속초')
    await userEvent.type(await field(), ' 카페{Enter}')
    await screen.findByRole('heading', { name: /‘속초 카페’ 검색 결과/ })
    router.history.back()
    await waitFor(() => expect(address()).toBe(`/search?q=${encodeURIComponent('속초 카페')}`))
    expect((await field()).getAttribute('value')).toBe('속초 카페')
  })

  test('Everyday use: asks about a slip while typing, and searches for what was meant', async () => {
    const meant = { ...region, kind: 'word', text: '애견카페', detail: '', highlights: [], sido: null, sigungu: null }
    const { address } = visit('/search', { 'GET /search/suggestions': [meant, place] })
    await userEvent.type(await field(), '애견카패')
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['혹시 ‘애견카페’?', '속초 파도 카페강원 속초시'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(address()).toBe(`/search/list?q=${encodeURIComponent('애견카페')}`))
    expect(localStorage.getItem('daengdaeng.words')).toMatch(/^\["애견카페"/)
  })

  test('the highlighted option is reset when the word changes', async () => {
    const { address } = visit('/search', { 'GET /search/suggestions': [place, region] })
    await userEvent.type(await field(), '속초')
    await screen.findAllByRole('option')
    await userEvent.keyboard('{ArrowDown} 카페{Enter}')
    await waitFor(() => expect(address()).toBe(`/search/list?q=${encodeURIComponent('속초 카페')}`))
  })

  // Safari ends the composition first, and says so by the code alone.
  test.each([
    { isComposing: true, keyCode: 13 },
    { isComposing: false, keyCode: 229 },
  ])('an Enter that ends a composition searches for nothing: %o', async (ending) => {
    const { address } = visit('/search')
    const input = await field()
    fireEvent.compositionStart(input)
    fireEvent.change(input, { target: { value: '카페' } })
    const composing = fireEvent.keyDown(input, { key: 'Enter', code: 'Enter', ...ending })
    expect(composing, 'the field lets it submit the form').toBe(false)
    expect(address()).toBe('/search')
    fireEvent.compositionEnd(input)
    await userEvent.type(input, '{Enter}')
    await waitFor(() => expect(address()).toBe(`/search/list?q=${encodeURIComponent('카페')}`))
  })
})
