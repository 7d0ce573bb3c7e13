import { clean } from './text.ts'

const BY_CATEGORY: Record<string, string> = {
  카페: 'cafe',
  식당: 'restaurant',
  음식점: 'restaurant',
  펜션: 'pension',
  호텔: 'hotel',
  캠핑장: 'camping',
  박물관: 'museum',
  미술관: 'gallery',
  문예회관: 'culture',
  여행지: 'attraction',
  동물병원: 'hospital',
  동물약국: 'pharmacy',
  미용: 'grooming',
  반려동물용품: 'supplies',
  위탁관리: 'daycare',
  쇼핑: 'shopping',
}

/** What an attraction is, by its name and by what is said of it. */
function kindOfAttraction(name: string, description: string): string {
  if (/해수욕장|해변(?!로|길)/.test(name)) return 'beach'
  if (/캠핑|야영장|오토캠프|글램핑|카라반/.test(name)) return 'camping'
  return description.startsWith('공원') || name.endsWith('공원') ? 'park' : 'attraction'
}

/** Key of the group of a KCISA row; null for a category that nobody here knows. */
export function readKcisaGroup(category: string, name: string, description: string): string | null {
  const group = BY_CATEGORY[clean(category).replaceAll(' ', '')]
  return group === 'attraction' ? kindOfAttraction(clean(name), clean(description)) : (group ?? null)
}

/** Key of the group of a KTO record by `contenttypeid`; null for festivals and routes, which are no places. */
export function readKtoGroup(contentTypeId: string, title: string, category: string): string | null {
  const name = clean(title)
  switch (contentTypeId) {
    case '12':
      return category === 'NA020900' ? 'beach' : kindOfAttraction(name, '')
    case '14':
      if (/미술관|갤러리|아트/.test(name)) return 'gallery'
      return /문예|문화회관|예술회관|아트홀|공연장|극장/.test(name) ? 'culture' : 'museum'
    case '28':
      return kindOfAttraction(name, '')
    case '32':
      if (/캠핑|야영|글램핑|카라반/.test(name)) return 'camping'
      return /호텔|리조트|콘도|호스텔|모텔/.test(name) ? 'hotel' : 'pension'
    case '38':
      return 'shopping'
    case '39':
      return /카페|커피|coffee|cafe|베이커리|로스터|찻집|다방/i.test(name) || category.startsWith('FD05')
        ? 'cafe'
        : 'restaurant'
    default:
      return null
  }
}
