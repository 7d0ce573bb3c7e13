import type { QueryClient } from '@tanstack/react-query'
import { SIDO } from '../../contract/regions/regions.ts'
import { commentKeys } from '../features/comments/queries.ts'
import { groupsQuery } from '../features/groups/queries.ts'
import { ORDER_NAME, ordersOf } from '../features/places/filter/model.ts'
import { keysOf, orderOf, type PlaceSearch, readPlaceSearch } from '../features/places/model.ts'
import { NOTICE_CATEGORIES, NOTICE_CATEGORY_NAME } from '../../contract/notices/notices.ts'
import { noticeKeys } from '../features/notices/queries.ts'
import { readNoticeSearch } from '../features/notices/model.ts'
import { postKeys } from '../features/posts/queries.ts'
import { placeKeys, placeQuery } from '../features/places/queries.ts'
import { reviewKeys } from '../features/reviews/keys-model.ts'
import { readTab } from '../features/search/found-model.ts'
import { foundKeys } from '../features/search/found-queries.ts'
import { canonicalQuery, parseQuery } from '../lib/query-string.ts'
import { escapeMarkup } from './markup.ts'

interface Screen {
  pathname: string
  search: string
  queryClient: QueryClient
}

const LISTS = new Set(['/place', '/search/list'])

/** What does nothing without script isn't shown, but for pictures; what replaces it stands before and after the screen. */
const STYLE =
  '<style>#root button:not([type=submit],:has(img)),#root fieldset,#root form,#root header a[href^="/search"]{display:none}' +
  '.plain{display:flex;flex-wrap:wrap;gap:.5rem .75rem;align-items:center;justify-content:center;padding:.75rem 1rem;margin:0;background:var(--sunken)}' +
  '.plain input,.plain select,.plain button{min-height:2.75rem;padding:0 .75rem;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:.5rem}' +
  '.plain [type=number]{width:6rem}.plain [type=checkbox]{min-height:0;width:1.25rem;height:1.25rem}' +
  '.plain label{display:flex;gap:.375rem;align-items:center;min-height:2.75rem}.plain a{padding:.75rem}' +
  'p.plain,nav.plain{text-align:center}nav.plain{padding-bottom:6rem}</style>'

const SAYS =
  '<p class="plain">자바스크립트가 꺼져 있어요. 장소와 후기, 글은 볼 수 있지만 지도, 찜, 글쓰기는 켜야 쓸 수 있어요.</p>'

/** For readers without script, around the screen: what needs script, a form with GET instead of the filters, a link to the next page. */
export function withoutScript(screen: Screen): { before: string; after: string } {
  const after = nextPage(screen) + reviewsOf(screen)
  return {
    before: `<noscript>${STYLE}${SAYS}${formOf(screen)}</noscript>`,
    after: after && `<noscript><nav class="plain" aria-label="더 보기">${after}</nav></noscript>`,
  }
}

/** The tab of a search, if it isn't that of places. */
const tabOf = ({ pathname, search }: Screen) =>
  pathname === '/search/list' ? readTab(parseQuery(search)['tab']) : null

function formOf(screen: Screen): string {
  const tab = tabOf(screen)
  if (tab) return searchForm(readPlaceSearch(parseQuery(screen.search)).q, tab)
  if (LISTS.has(screen.pathname)) return filterForm(screen)
  return screen.pathname === '/notice' ? noticeForm(screen) : searchForm()
}

function noticeForm({ pathname, search }: Screen): string {
  const { q = '', category } = readNoticeSearch(parseQuery(search))
  return [
    `<form class="plain" role="search" action="${pathname}">`,
    `<input name="q" type="search" aria-label="공지 찾기" placeholder="제목, 파일 이름으로 찾기" value="${escapeMarkup(q)}">`,
    select('category', '분류', [
      option('', '전체', !category),
      ...NOTICE_CATEGORIES.map((one) => option(one, NOTICE_CATEGORY_NAME[one], one === category)),
    ]),
    '<button type="submit">찾기</button></form>',
  ].join('')
}

const searchForm = (q = '', tab = '') =>
  `<form class="plain" role="search" action="/search/list"><input name="q" type="search" aria-label="검색어" placeholder="장소, 지역으로 찾기" value="${escapeMarkup(q)}">` +
  `${tab && `<input type="hidden" name="tab" value="${tab}">`}<button type="submit">찾기</button></form>`

const option = (value: string, name: string, selected: boolean) =>
  `<option value="${escapeMarkup(value)}"${selected ? ' selected' : ''}>${escapeMarkup(name)}</option>`

const select = (name: string, label: string, options: readonly string[]) =>
  `<select name="${name}" aria-label="${label}">${options.join('')}</select>`

const checkbox = (name: keyof PlaceSearch, label: string, search: PlaceSearch) =>
  `<label><input type="checkbox" name="${name}" value="1"${search[name] === 1 ? ' checked' : ''}>${label}</label>`

/** The filters of a list as a form; its address is the same that the filters lead to. */
function filterForm({ pathname, search: query, queryClient }: Screen): string {
  const search = readPlaceSearch(parseQuery(query))
  const kinds = keysOf(search.g)
  const groups = queryClient.getQueryData(groupsQuery.queryKey) ?? []
  return [
    `<form class="plain" role="search" action="${pathname}">`,
    `<input name="q" type="search" aria-label="검색어" placeholder="장소, 지역으로 찾기" value="${escapeMarkup(search.q ?? '')}">`,
    select('g', '종류', [
      option('', '모든 종류', kinds.length === 0),
      ...(kinds.length > 1 ? [option(search.g ?? '', '고른 종류', true)] : []),
      ...groups.map(({ key, name }) => option(key, name, kinds.length === 1 && kinds[0] === key)),
    ]),
    select('sido', '지역', [
      option('', '전국', !search.sido),
      ...Object.entries(SIDO).map(([key, name]) => option(key, name, key === search.sido)),
    ]),
    select(
      'sort',
      '순서',
      ordersOf(search).map((order) => option(order, ORDER_NAME[order], order === orderOf(search))),
    ),
    `<label>우리 강아지 <input type="number" name="kg" min="0.1" max="100" step="0.1" value="${search.kg ?? ''}">kg</label>`,
    checkbox('open', '지금 영업 중', search),
    checkbox('in', '실내', search),
    checkbox('out', '야외', search),
    checkbox('free', '동반 요금 없음', search),
    // What the form has no field for stays as it is.
    ...(['sigungu', 'opt', 'fresh'] as const).flatMap((name) =>
      search[name] ? `<input type="hidden" name="${name}" value="${escapeMarkup(search[name])}">` : [],
    ),
    '<button type="submit">찾기</button></form>',
  ].join('')
}

/** The key of the list that a screen shows page by page. */
function listKeyOf(screen: Screen): readonly unknown[] | null {
  const { pathname } = screen
  if (tabOf(screen)) return foundKeys.lists
  if (LISTS.has(pathname)) return placeKeys.lists
  if (pathname === '/notice') return noticeKeys.lists
  if (pathname === '/community') return postKeys.lists
  const post = /^\/community\/(\d+)\/comments$/.exec(pathname)?.[1]
  if (post) return commentKeys.threads(Number(post))
  const place = /^\/place\/(\d+)\/review$/.exec(pathname)?.[1]
  return place ? [...reviewKeys.ofPlace(Number(place)), 'list'] : null
}

/** On a place's screen its reviews are loaded when a reader comes near them. */
function reviewsOf({ pathname, queryClient }: Screen): string {
  const id = Number(/^\/place\/(\d+)$/.exec(pathname)?.[1] ?? 0)
  const count = queryClient.getQueryData(placeQuery(id).queryKey)?.reviewCount
  return count ? `<a href="/place/${id}/review">후기 ${count}개 보기</a>` : ''
}

/** A link to the next page of the screen's list, and one back to the first. */
function nextPage(screen: Screen): string {
  const { pathname, search, queryClient } = screen
  const queryKey = listKeyOf(screen)
  if (!queryKey) return ''
  const [[, data] = []] = queryClient.getQueriesData<{ pages: { cursor: string | null }[] }>({ queryKey })
  const cursor = data?.pages.at(-1)?.cursor
  const { after: begun, ...filters } = parseQuery(search)
  const href = (query: object) => escapeMarkup([pathname, canonicalQuery(query)].filter(Boolean).join('?'))
  return [
    begun && `<a href="${href(filters)}">처음부터 보기</a>`,
    cursor && `<a rel="next" href="${href({ ...filters, after: cursor })}">다음 쪽 보기</a>`,
  ]
    .filter(Boolean)
    .join('')
}
