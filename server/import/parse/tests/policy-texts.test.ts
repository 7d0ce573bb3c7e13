import { describe, expect, test } from 'vitest'
import { parts, shown } from '../../fixture/reading.ts'
import { readDescription } from '../description.ts'
import { sourceGuide } from '../guide.ts'
import { readKtoPolicy } from '../kto-policy.ts'

describe('rules that stand in a description', () => {
  test.each([
    ['애견카페, 주말 및 공휴일 대형견 입장 제한', '@067:small+medium'],
    ['애견 동반 펜션, 사전문의 필수, 추가인원 20,000원', 'reservation'],
    ['애견 동반 펜션, 대형견 사전문의', 'reservation@large'],
    ['애견카페, 14세 미만 입장 불가', ''],
    ['애견카페, 호텔 및 유치원은 예약제', ''],
    ['애견카페, 고양이 등 다른 동물도 입장 가능', ''],
    ['고양이 카페, 노키즈존', '?[고양이 카페]'],
    ['관광지, 우천 시 휴장', ''],
    ['애견카페, 운동장, 수영장', ''],
    ['정보없음', ''],
  ])('%s → %s', (text, expected) => {
    expect(shown(readDescription(text))).toEqual(parts(expected))
  })

  test.each([
    ['현재 반려동물 동반이 중단되었다.'],
    ['노펫존으로 운영된다.'],
    ['실내는 출입할 수 없고 야외 테라스에서만 함께할 수 있다.'],
    ['반려동물과 함께 들어갈 수 없다.'],
    ['동반 입장은 어렵다.'],
  ])('a refusal or a limit in other words never vanishes: %s', (text) => {
    const { unparsed, entry } = readDescription(text)
    expect(unparsed.length > 0 || entry === 'none' || entry === 'outdoor').toBe(true)
  })

  test('none of them counts when one is not understood: they may be about different rooms', () => {
    const reading = readDescription('애견 동반 펜션, 5kg 미만 강아지, 패밀리스위트룸만 5kg 이상 가능')
    expect(reading.limits).toEqual([])
    expect(reading.unparsed).toEqual(['5kg 미만 강아지, 패밀리스위트룸만 5kg 이상 가능'])
  })
})

describe('KTO’s texts', () => {
  const silent = { acmpyTypeCd: '', acmpyPsblCpam: '', acmpyNeedMtr: '', etcAcmpyInfo: '', relaAcdntRiskMtr: '' }
  const read = (texts: Partial<typeof silent>) => readKtoPolicy({ ...silent, ...texts })

  test('of a beach: areas, animals, needs and notes together', () => {
    const reading = read({
      acmpyTypeCd: '일부구역 동반가능',
      acmpyPsblCpam: '전 견종 동반 가능',
      acmpyNeedMtr: '입마개 착용,목줄 착용,기타',
      etcAcmpyInfo: '- 주상절리길, 계곡입수 불가\n- 맹견의 경우, 입마개 착용 필수\n- 배변봉투 지참 및 배변처리 필수',
    })
    expect(shown(reading)).toEqual(
      parts('some muzzle leash assignedArea(주상절리길 불가) note(계곡입수 불가) muzzle@restricted wasteBags'),
    )
    expect(reading.coveredDays).toHaveLength(8)
  })

  test.each([
    ['전구역 동반가능', 'all'],
    ['일부구역 동반가능', 'some'],
    ['동반불가', 'none'],
    ['실외구역 동반가능', 'outdoor'],
    ['안내견만 동반가능', 'guide'],
    ['', 'unknown'],
    ['문의', 'unknown'],
  ])('%s → %s', (acmpyTypeCd, entry) => {
    expect(read({ acmpyTypeCd }).entry).toBe(entry)
  })

  test('the narrower area wins, and all areas without a word on sizes leave those unknown', () => {
    expect(read({ acmpyTypeCd: '전구역 동반가능', etcAcmpyInfo: '- 실내 출입 불가' }).entry).toBe('outdoor')
    expect(read({ acmpyTypeCd: '전구역 동반가능' }).coveredDays).toEqual([])
  })

  test.each([
    ['5kg 이내', '<=5'],
    ['10kg 이하 소형견', 'small&<=10'],
    ['소형견 (10kg 미만)', 'small&<10'],
    ['전 견종 동반 가능', ''],
    ['동물 등록을 완료한 전 견종', 'registration'],
    ['전 견종 동반 가능, 맹견 입장 불가', '-restricted'],
    ['안내견', 'guide'],
    ['말 잘 듣는 개', '?[말 잘 듣는 개]'],
  ])('animals "%s" → %s', (acmpyPsblCpam, expected) => {
    const [entry, ...rest] = ['unknown', ...parts(expected)]
    expect(shown(read({ acmpyPsblCpam })).filter((part) => part !== entry)).toEqual(rest)
  })

  test('a season leaves the verdict open; a camera does not', () => {
    expect(read({ etcAcmpyInfo: '- 해수욕장 개장 기간에는 동반불가' }).unparsed).toHaveLength(1)
    expect(read({ relaAcdntRiskMtr: 'CCTV 7개' }).unparsed).toEqual([])
  })
})

describe('a guide made of the source’s words', () => {
  test('lists whole rules, and lets no markup through', () => {
    const html = sourceGuide(
      [
        { heading: '지켜 주세요', text: '마당, 1층만 입장 가능, 목줄, <b onclick=x>' },
        { heading: '요금', text: '없음' },
      ],
      '끝',
    )
    expect(html).toBe(
      '<h2>지켜 주세요</h2><ul><li>마당, 1층만 입장 가능</li><li>목줄</li><li>&lt;b onclick=x&gt;</li></ul><p>끝</p>',
    )
  })

  test('is none where the source says nothing', () => {
    expect(sourceGuide([{ heading: '요금', text: '해당없음' }], '끝')).toBeNull()
  })
})
