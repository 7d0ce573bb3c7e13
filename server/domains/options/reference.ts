import type { Option } from '../../../contract/options/options.ts'

/** The options (amenities and rules) of every deployment. */
export const OPTIONS: readonly Pick<Option, 'key' | 'name' | 'icon' | 'kind'>[] = [
  { key: 'parking', name: '주차', icon: 'parking', kind: 'amenity' },
  { key: 'yard', name: '운동장', icon: 'fence', kind: 'amenity' },
  { key: 'pool', name: '수영장', icon: 'pool', kind: 'amenity' },
  { key: 'indoor', name: '실내 동반', icon: 'home', kind: 'amenity' },
  { key: 'outdoor', name: '야외 공간', icon: 'sun', kind: 'amenity' },
  { key: 'terrace', name: '테라스', icon: 'umbrella', kind: 'amenity' },
  { key: 'dog-only', name: '반려동물 전용', icon: 'paw', kind: 'amenity' },
  { key: 'large-ok', name: '대형견 환영', icon: 'dog', kind: 'amenity' },
  { key: 'offleash', name: '오프리시 구역', icon: 'run', kind: 'amenity' },
  { key: 'dog-menu', name: '강아지 메뉴', icon: 'bowl', kind: 'amenity' },
  { key: 'shower', name: '셀프목욕', icon: 'bath', kind: 'amenity' },
  { key: 'grooming', name: '미용', icon: 'scissors', kind: 'amenity' },
  { key: 'boarding', name: '호텔링', icon: 'moon', kind: 'amenity' },
  { key: 'kindergarten', name: '유치원', icon: 'school', kind: 'amenity' },
  { key: 'supplies', name: '애견용품 비치', icon: 'bone', kind: 'amenity' },
  { key: 'private', name: '독채', icon: 'key', kind: 'amenity' },
  { key: 'trail', name: '산책로', icon: 'walk', kind: 'amenity' },
  { key: 'photo-zone', name: '포토존', icon: 'camera', kind: 'amenity' },
  { key: 'reservation', name: '예약 필요', icon: 'calendar-check', kind: 'rule' },
  { key: 'no-kids', name: '노키즈존', icon: 'mood-kid', kind: 'rule' },
  { key: 'resident-dog', name: '상주견', icon: 'dog-bowl', kind: 'rule' },
  { key: 'resident-cat', name: '상주묘', icon: 'cat', kind: 'rule' },
]
