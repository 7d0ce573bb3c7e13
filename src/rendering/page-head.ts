import type { QueryClient } from '@tanstack/react-query'
import { josa } from '../../contract/text/josa.ts'
import { NOTICE_CATEGORY_NAME } from '../../contract/notices/notices.ts'
import type { Place } from '../../contract/places/places.ts'
import { SIDO } from '../../contract/regions/regions.ts'
import { groupsQuery } from '../features/groups/queries.ts'
import { policyGist } from '../features/places/card/model.ts'
import { regionName } from '../features/places/region-model.ts'
import { placeGuideQuery, placeQuery } from '../features/places/queries.ts'
import { groupNames, readPlaceSearch } from '../features/places/model.ts'
import { latestReviewsQuery } from '../features/reviews/queries.ts'
import { mainBannersQuery } from '../features/banners/queries.ts'
import { siteConfigQuery } from '../features/site/queries.ts'
import { DEFAULT_BRAND } from '../features/site/model.ts'
import { canonicalQuery, parseQuery } from '../lib/query-string.ts'
import { answerQuery } from '../features/mentoring/queries.ts'
import { readTab, TAB_NAME } from '../features/search/found-model.ts'
import { noticeQuery } from '../features/notices/queries.ts'
import { boardsQuery, postQuery } from '../features/posts/queries.ts'
import { readFeedSearch } from '../features/posts/search-model.ts'
import { answerJsonLd } from './answer-json-ld.ts'
import { jsonLdScript, shorten, tag, wordsOf } from './markup.ts'
import { previewOf, rasterOf } from './preview.ts'
import { postJsonLd } from './post-json-ld.ts'
import { breadcrumbJsonLd, placeJsonLd, reviewsJsonLd } from './place-json-ld.ts'

const DESCRIPTION =
  '우리 강아지와 어디까지 갈 수 있을까요? 반려견 동반 장소의 출입 조건을 우리 강아지 기준으로 알려 드려요.'
const DEFAULT_PICTURE = '/icons/any-512.png'
/** Search engines and link previews show about this much. */
const DESCRIPTION_LENGTH = 150

interface PageDescription {
  description: string
  /** The one address of this content, without its order and other details. */
  canonical: string
  /** Search results are no content of their own. */
  indexed: boolean
  /** Address of a picture for link previews. */
  picture: string | null
  type: 'website' | 'article'
  jsonLd: object[]
}

interface Screen {
  /** Title of the screen, without the brand. */
  title: string
  pathname: string
  search: string
  /** Origin of the site, without a slash at the end. */
  origin: string
  queryClient: QueryClient
}

/** Description, canonical address, link preview and structured data of a rendered screen. */
export function pageHead(screen: Screen): string {
  const { title, origin, queryClient } = screen
  const { description, canonical, indexed, picture, type, jsonLd } = describe(screen)
  const brand = queryClient.getQueryData(siteConfigQuery.queryKey)?.brand ?? DEFAULT_BRAND
  const url = origin + canonical
  const image = new URL(picture ?? DEFAULT_PICTURE, `${origin}/`).href
  const properties: Record<string, string> = {
    'og:type': type,
    'og:site_name': brand,
    'og:locale': 'ko_KR',
    'og:title': title || brand,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    ...(picture?.startsWith('/previews/') && { 'og:image:width': '800', 'og:image:height': '400' }),
  }
  return [
    tag('meta', { name: 'description', content: description }),
    ...(indexed ? [] : [tag('meta', { name: 'robots', content: 'noindex, follow' })]),
    tag('link', { rel: 'canonical', href: url }),
    ...['ko', 'x-default'].map((hreflang) => tag('link', { rel: 'alternate', hreflang, href: url })),
    ...Object.entries(properties).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' }),
    ...jsonLd.map(jsonLdScript),
  ].join('')
}

function describe(screen: Screen): PageDescription {
  const { pathname, queryClient } = screen
  const id = Number(/^\/place\/(\d+)/.exec(pathname)?.[1] ?? 0)
  const guide = id && pathname.endsWith('/guide') ? queryClient.getQueryData(placeGuideQuery(id).queryKey) : undefined
  const place = id ? queryClient.getQueryData(placeQuery(id).queryKey) : undefined
  const plain: PageDescription = {
    description: DESCRIPTION,
    canonical: pathname,
    indexed: true,
    picture: null,
    type: 'website',
    jsonLd: [],
  }
  if (guide) {
    return {
      ...plain,
      type: 'article',
      description: shorten(`${guide.placeName} 이용 안내: ${wordsOf(guide.html)}`, DESCRIPTION_LENGTH),
    }
  }
  if (pathname.startsWith('/notice')) return describeNotice(screen, plain)
  if (pathname.startsWith('/community')) return describeCommunity(screen, plain)
  if (pathname.startsWith('/mentoring')) return describeMentoring(screen, plain)
  if (place) return describePlace(place, screen)
  if (id > 0) return { ...plain, indexed: false }
  if (pathname === '/') {
    const banner = queryClient.getQueryData(mainBannersQuery.queryKey)?.items[0]
    return { ...plain, picture: rasterOf(banner?.photo) }
  }
  return describeList(screen, plain)
}

/** One list of notices, whatever part of it is shown; of one notice what it says. */
function describeNotice({ pathname, queryClient }: Screen, plain: PageDescription): PageDescription {
  const id = Number(/^\/notice\/(\d+)$/.exec(pathname)?.[1] ?? 0)
  const notice = id ? queryClient.getQueryData(noticeQuery(id).queryKey) : undefined
  if (!notice) return { ...plain, indexed: id === 0, description: '댕댕로드의 새 소식과 안내예요.' }
  const { title, category, html } = notice
  const description = shorten(`${NOTICE_CATEGORY_NAME[category]}: ${wordsOf(html) || title}`, DESCRIPTION_LENGTH)
  return { ...plain, type: 'article', description }
}

/** A list of posts is that of its board or category, in whatever order; of one post what it says. */
function describeCommunity({ pathname, search, origin, queryClient }: Screen, plain: PageDescription): PageDescription {
  const id = Number(/^\/community\/(\d+)\//.exec(pathname)?.[1] ?? 0)
  const post = id ? queryClient.getQueryData(postQuery(id).queryKey) : undefined
  if (post)
    return {
      ...plain,
      type: 'article',
      indexed: !post.sample,
      description: shorten(post.text.replaceAll(/\s+/g, ' '), DESCRIPTION_LENGTH),
      picture: rasterOf(post.photos[0]),
      jsonLd: [postJsonLd(post, `${origin}${pathname}`)],
    }
  const { board, category } = readFeedSearch(parseQuery(search))
  const query = canonicalQuery({ board, category })
  const about = queryClient.getQueryData(boardsQuery.queryKey)?.find(({ slug }) => slug === board)
  return {
    ...plain,
    canonical: pathname + (query && `?${query}`),
    // Of a board that only some may read there is nothing to find.
    indexed: id === 0 && !about?.readers,
    description: about?.description || '강아지와 다녀온 이야기와 궁금한 것을 나눠요.',
  }
}

/** One list of answers, whatever part of it is shown; of one answer what was asked. */
function describeMentoring({ pathname, origin, queryClient }: Screen, plain: PageDescription): PageDescription {
  const id = Number(/^\/mentoring\/(\d+)$/.exec(pathname)?.[1] ?? 0)
  const answer = id ? queryClient.getQueryData(answerQuery(id).queryKey) : undefined
  if (!answer)
    return {
      ...plain,
      indexed: id === 0,
      description: '훈련사, 수의사, 여행 고수가 강아지와 여행하며 궁금한 것에 답해 드려요.',
    }
  return {
    ...plain,
    // The demo's are nobody's experience.
    type: 'article',
    indexed: !answer.sample,
    description: shorten(`${answer.text} ${answer.answer}`.replaceAll(/\s+/g, ' '), DESCRIPTION_LENGTH),
    jsonLd: [answerJsonLd(answer, `${origin}${pathname}`)],
  }
}

/** What identifies a list is where and which places, not their order or how they are filtered. */
function describeList({ pathname, search, queryClient }: Screen, plain: PageDescription): PageDescription {
  const address = parseQuery(search)
  const asked = readPlaceSearch(address)
  const { q, g, sido, sigungu } = asked
  const tab = readTab(address['tab'])
  if (tab)
    return {
      ...plain,
      canonical: `${pathname}?${canonicalQuery({ q, tab })}`,
      indexed: false,
      description: `${TAB_NAME[tab]}에서 ‘${q ?? ''}’ 검색 결과예요.`,
    }
  const query = canonicalQuery({ q, g, sido, sigungu })
  const kinds = groupNames(asked, queryClient.getQueryData(groupsQuery.queryKey) ?? [])
  const where = sido ? [SIDO[sido], sigungu].filter(Boolean).join(' ') : '전국'
  return {
    ...plain,
    canonical: pathname + (query && `?${query}`),
    indexed: pathname !== '/search/list',
    description: `${where}의 반려견 동반 ${josa(kinds.join('·') || '장소', '을/를')} 우리 강아지 기준으로 찾아보세요. 언제 확인된 조건인지도 알려 드려요.`,
  }
}

function describePlace(place: Place, { pathname, origin, queryClient }: Screen): PageDescription {
  const groups = queryClient.getQueryData(groupsQuery.queryKey) ?? []
  const group = groups.find(({ key }) => key === place.group)
  const checked = place.policy.verifiedAt && `${koreanMonth(place.policy.verifiedAt)} 확인`
  const facts = [`${regionName(place)} ${group?.name ?? '장소'}`, policyGist(place.policy), checked].filter(Boolean)
  const url = `${origin}/place/${place.id}`
  const reviews = pathname.endsWith('/review')
    ? (queryClient.getQueryData(latestReviewsQuery(place.id).queryKey)?.pages[0]?.items ?? [])
    : []
  const pictures = place.photos.flatMap((photo) => rasterOf(photo) ?? []).map((src) => new URL(src, `${origin}/`).href)
  const steps = [
    { name: '장소', url: `${origin}/place` },
    ...(group ? [{ name: group.name, url: `${origin}/place?g=${group.key}` }] : []),
    { name: place.name, url },
  ]
  return {
    description: shorten([facts.join(' · '), place.description ?? ''].join('. '), DESCRIPTION_LENGTH),
    canonical: pathname,
    indexed: true,
    picture: `/previews/${previewOf(place).name}`,
    type: 'article',
    jsonLd: [
      {
        ...placeJsonLd(place, { url, pictures }),
        ...(reviews.length > 0 && { review: reviewsJsonLd(reviews) }),
      },
      breadcrumbJsonLd(steps),
    ],
  }
}

const koreanMonth = (iso: string) => `${Number(iso.slice(0, 4))}년 ${Number(iso.slice(5, 7))}월`
