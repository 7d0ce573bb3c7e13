import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressKey, readAddress } from '../address.ts'
import { readHomepage, readPhone } from '../contact.ts'
import { readKcisaGroup, readKtoGroup } from '../group.ts'
import { readOptions } from '../options.ts'
import { readRegion } from '../region.ts'

describe('regions', () => {
  test.each([
    ['강원도', '속초시', '', { sido: '강원', sigungu: '속초시' }],
    ['강원특별자치도', '속초시', '', { sido: '강원', sigungu: '속초시' }],
    ['전라북도', '전주시완산구', '', { sido: '전북', sigungu: '전주시 완산구' }],
    ['제주도', '서귀포시', '', { sido: '제주', sigungu: '서귀포시' }],
    ['세종특별자치시', '세종특별자치시', '', { sido: '세종', sigungu: '' }],
    ['경상북도', '군위군', '', { sido: '대구', sigungu: '군위군' }],
    ['서울특별시', '중구', '', { sido: '서울', sigungu: '중구' }],
    ['', '', '충청북도 청주시 흥덕구 없는로 1', { sido: '충북', sigungu: '청주시 흥덕구' }],
    ['', '', '강원특별자치도 정선군 남면 무릉리', { sido: '강원', sigungu: '정선군' }],
  ])('%s %s %s', (sido, sigungu, address, expected) => {
    expect(readRegion(sido, sigungu, address)).toEqual(expected)
  })

  test.each([
    ['', '', ''],
    ['平壤', '중구', ''],
    ['서울특별시', '', '어딘가 1'],
    ['', '', '도쿄도 시부야구'],
  ])('none: %s %s %s', (sido, sigungu, address) => {
    expect(readRegion(sido, sigungu, address)).toBeNull()
  })
})

describe('addresses', () => {
  test('stand under the present name of their 시도', () => {
    expect(readAddress('강원도  인제군 남면 설악로 1129')).toBe('강원특별자치도 인제군 남면 설악로 1129')
    expect(readAddress('전라북도 전주시 없는동 1-2 번지')).toBe('전북특별자치도 전주시 없는동 1-2')
    expect(readAddress('정보없음')).toBeNull()
  })

  test.each([
    ['강원도 속초시 없는길 12', '강원특별자치도 속초시 없는길 12 (없는동)'],
    ['서울 중구 없는로 3', '서울특별시 중구 없는로 3, 2층'],
    ['경기도 용인시 없는동 산 3-1', '경기도 용인시 없는동 산3-1 번지'],
    ['부산광역시 기장군 없는로12번길 3-4', '부산 기장군 없는로12번길 3-4 1층'],
  ])('are one place’s in two spellings: %s = %s', (a, b) => {
    expect(addressKey(a)).not.toBeNull()
    expect(addressKey(a)).toBe(addressKey(b))
  })

  test.each([
    ['강원도 속초시 없는길 12', '강원도 속초시 없는길 13'],
    ['서울 중구 없는로 3', '서울 중구 없는로 3-1'],
  ])('are not: %s ≠ %s', (a, b) => {
    expect(addressKey(a)).not.toBe(addressKey(b))
  })

  test('without a number they say nothing of which place it is', () => {
    expect(addressKey('충청남도 태안군 안면읍 승언리')).toBeNull()
  })
})

describe('contacts', () => {
  test.each([
    ['033-461-9966', '033-461-9966'],
    ['0507-1331-7179', '0507-1331-7179'],
    ['0334619966', '033-461-9966'],
    ['1544-9053', '1544-9053'],
    ['02)564-0927', '02-564-0927'],
    ['한탄강지질공원 방문자센터 033-450-4810', '033-450-4810'],
    ['02-120', '02-120'],
    ['', null],
    ['없음', null],
    ['12345', null],
  ])('phone %s → %s', (text, expected) => {
    expect(readPhone(text)).toBe(expected)
  })

  test.each([
    ['https://www.instagram.com/cafe/', 'https://www.instagram.com/cafe/'],
    ['www.gcmuseum.org', 'http://www.gcmuseum.org/'],
    ['www.mmca.go.kr, www.facebook.com/MMCAKorea', 'http://www.mmca.go.kr/'],
    ['고성군 문화관광 https://www.gwgs.go.kr/', 'https://www.gwgs.go.kr/'],
    [
      '<a href="http://www.jkbeach.com/2007/main/index.html" target="_blank">http://www.jkbeach.com</a>',
      'http://www.jkbeach.com/2007/main/index.html',
    ],
    ['http://www.포천펜션.com/', new URL('http://www.포천펜션.com/').href],
    ['정보없음', null],
    ['javascript:alert(1)', null],
    ['<a href="javascript:alert(1)">http://good.example.com</a>', null],
    ['data:text/html,<b>', null],
    ['http://user:secret@example.com/', null],
    ['www.artbaum.co,kr', null],
    ['www. Hodonamu.com', null],
    ['http://www.pusan po.or.kr', null],
    ['http://성암미술관.한국s', null],
    ['http://127.0.0.1/', null],
  ])('homepage %s → %s', (text, expected) => {
    expect(readHomepage(text)).toBe(expected)
  })

  test('no text gets another scheme through', () => {
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc
        .tuple(fc.constantFrom('javascript:', 'vbscript:', 'file:///', 'HTTP://', 'https:'), fc.string())
        .map((each) => each.join('')),
    )
    fc.assert(
      fc.property(text, (source) => {
        const homepage = readHomepage(source)
        expect(homepage === null || /^https?:\/\/[^\s"'<>]+$/.test(homepage)).toBe(true)
      }),
    )
  })
})

describe('kinds of place', () => {
  test.each([
    ['카페', '솔숲', '애견카페', 'cafe'],
    ['여행지', '솔숲공원', '관광지', 'park'],
    ['여행지', '솔숲', '공원, 강아지놀이터', 'park'],
    ['여행지', '솔숲해수욕장', '관광지', 'beach'],
    ['여행지', '솔숲오토캠핑장', '관광지', 'camping'],
    ['여행지', '솔숲마을', '관광지', 'attraction'],
    ['동물약국', '솔숲약국', '', 'pharmacy'],
    ['우주정거장', '솔숲', '', null],
  ])('KCISA %s, %s, %s → %s', (category, name, description, expected) => {
    expect(readKcisaGroup(category, name, description)).toBe(expected)
  })

  test.each([
    ['12', '민둥산', 'NA010100', 'attraction'],
    ['12', '지경리해변', 'NA020900', 'beach'],
    ['14', '솔숲미술관', '', 'gallery'],
    ['32', '솔숲리조트', '', 'hotel'],
    ['32', '솔숲글램핑', '', 'camping'],
    ['39', '솔숲 커피', '', 'cafe'],
    ['39', '솔숲막국수', '', 'restaurant'],
    ['15', '솔숲축제', '', null],
    ['25', '솔숲코스', '', null],
  ])('KTO %s, %s → %s', (type, title, category, expected) => {
    expect(readKtoGroup(type, title, category)).toBe(expected)
  })

  test.each([
    ['애견카페, 운동장, 호텔, 유치원, 노키즈존', ['yard', 'boarding', 'kindergarten', 'no-kids']],
    ['애견 동반 호텔, 애견수영장, 사전문의 필수', ['pool', 'reservation']],
    ['애견 동반 펜션, 독채펜션', ['private']],
    ['애견카페, 상주견 있음', ['resident-dog']],
    ['공원, 강아지놀이터', ['offleash']],
    ['애견카페, 호텔 및 유치원은 예약제', ['boarding', 'kindergarten']],
    ['반려견 수영장 입수 불가', []],
  ])('options of "%s" → %j', (text, expected) => {
    expect(readOptions(text)).toEqual(expected)
  })
})
