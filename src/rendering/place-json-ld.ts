import { todayInKorea } from '../../contract/time/korea-time.ts'
import type { Place } from '../../contract/places/places.ts'
import { describePolicy } from '../../contract/policy/policy-text.ts'
import type { Review } from '../../contract/reviews/reviews.ts'
import { policyGist } from '../features/places/card/model.ts'
import { homepageLink } from '../features/places/detail/facts-model.ts'
import { isDoubtful } from '../../contract/policy/policy-doubt.ts'

/** Type of https://schema.org by the key of a group. */
const TYPES: Record<string, string | string[]> = {
  cafe: 'CafeOrCoffeeShop',
  restaurant: 'Restaurant',
  pension: 'LodgingBusiness',
  hotel: 'Hotel',
  camping: 'Campground',
  attraction: 'TouristAttraction',
  park: 'Park',
  beach: 'Beach',
  museum: 'Museum',
  gallery: 'ArtGallery',
  culture: 'PerformingArtsTheater',
  shopping: 'Store',
  // By itself an organization, which has no place and no hours.
  hospital: ['VeterinaryCare', 'LocalBusiness'],
  pharmacy: 'Pharmacy',
  supplies: 'PetStore',
}
const LODGINGS = new Set(['pension', 'hotel', 'camping'])
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A place for search engines. `url` and pictures are absolute. */
export function placeJsonLd(place: Place, { url, pictures }: { url: string; pictures: readonly string[] }): object {
  const homepage = homepageLink(place.homepage)
  return {
    '@type': TYPES[place.group] ?? 'LocalBusiness',
    '@id': url,
    url,
    name: place.name,
    ...(place.description && { description: place.description }),
    ...(pictures.length > 0 && { image: pictures }),
    ...(place.phone && { telephone: place.phone }),
    ...(homepage && { sameAs: homepage.href }),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'KR',
      addressRegion: place.sido,
      ...(place.sigungu && { addressLocality: place.sigungu }),
      ...((place.roadAddress ?? place.lotAddress) && { streetAddress: place.roadAddress ?? place.lotAddress }),
    },
    geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
    ...openingHours(place),
    ...(place.rating !== null &&
      place.reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: place.rating,
          reviewCount: place.reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
    ...petTerms(place),
  }
}

/** `petsAllowed` is defined for lodgings only; other places state their terms as a feature. */
function petTerms({ group, policy }: Place): object {
  const admits =
    policy.entry === 'unknown' || isDoubtful(policy) ? null : policy.entry !== 'none' && policy.entry !== 'guide'
  if (LODGINGS.has(group)) return { petsAllowed: admits === false ? false : policyGist(policy) }
  const terms = describePolicy(policy, isDoubtful(policy)).map(({ label, values }) => `${label}: ${values.join(', ')}`)
  return {
    amenityFeature: {
      '@type': 'LocationFeatureSpecification',
      name: '반려견 동반',
      ...(admits !== null && { value: admits }),
      description: terms.join(' / '),
    },
  }
}

/** Only hours that a weekly table states completely; a period past midnight closes before it opens. */
function openingHours({ hours }: Place): object {
  if (!hours.periods?.length || hours.notes.length > 0) return {}
  return {
    openingHoursSpecification: hours.periods.map(({ weekday, open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: WEEKDAYS[weekday],
      opens: clock(open),
      closes: close - open >= 1440 ? '23:59' : clock(close % 1440),
    })),
  }
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Reviews of a place that a screen shows. */
export const reviewsJsonLd = (reviews: readonly Pick<Review, 'author' | 'stars' | 'text' | 'createdAt'>[]): object[] =>
  reviews.map((review) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: review.author?.nickname ?? '탈퇴한 회원' },
    datePublished: todayInKorea(new Date(review.createdAt)),
    reviewBody: review.text,
    reviewRating: { '@type': 'Rating', ratingValue: review.stars, bestRating: 5, worstRating: 1 },
  }))

export const breadcrumbJsonLd = (steps: readonly { name: string; url: string }[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: { '@type': 'WebPage', '@id': url },
  })),
})
