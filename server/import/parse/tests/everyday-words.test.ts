import { describe, expect, it } from 'vitest'
import { shown } from '../../fixture/reading.ts'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'

const rules = (text: string) => shown(readRestriction(text)).filter((part) => !part.startsWith('note('))
const isOpen = (parts: readonly string[]) => parts.some((part) => part.startsWith('?['))

describe('R3.02 everyday words say the same as plain ones', () => {
  it.each([
    ['꼭 전화로 문의해 주시고 방문해 주세요', 'reservation'],
    ['DM으로 문의 주시고 오세요', 'reservation'],
    ['하루 세 팀만 받기 때문에 예약은 필수예요', 'reservation'],
    ['목줄은 1.5m 이내로 짧게 잡아주세요', 'leash(1.5m 이내)'],
    ['목줄 2m 이내로 짧게', 'leash(2m 이내)'],
    ['목줄 길이는 2m를 넘기지 말아주세요', 'leash(2m 이내)'],
    ['목줄 짧게 잡고 들어와 주세요', 'leash'],
    ['배변 시 즉시 수거해 주세요', 'wasteBags'],
    ['반려견 배변은 보호자분이 바로 치워주셔야 해요', 'wasteBags'],
    ['실내에서는 강아지를 꼭 안아주시거나 가방에 넣어주세요', 'carrier|held!in'],
    ['10kg 미만 한 마리만 동반 가능(추가 불가)', '<10 max1'],
    ['한때 대형견도 입장할 수 있었지만 지금은 소형견만 가능합니다', 'small'],
    ['30kg 이상 초대형견은 죄송하지만 입장이 어렵습니다', '<30'],
    ['30kg 초과 대형견은 죄송합니다', '<=30'],
    ['대형견은 못 오세요', 'small+medium'],
    ['접종 확인이 안 되면 입장이 어렵습니다', 'vaccination'],
    ['접종 확인이 되지 않으면 수첩을 보여주세요', 'vaccination(수첩)'],
    ['생리 중인 아이는 매너벨트를 해도 입장이 안 됩니다', '-inHeat'],
    ['체중 10kg, 체고 40cm 이하', '<=10 height<=40'],
    ['체고 40cm, 체중 10kg 미만 반려견만 입장 가능', '<10 height<=39'],
    ['최대 2마리(합산 15kg)', '<=15 max2 reservation(두 마리 이상 합산 15kg 이하)'],
    ['실내에서는 목줄을 착용하거나 안고 있어야 합니다', 'leash|held!in'],
    ['케이지에 넣거나 목줄을 착용해야 합니다', 'leash|carrier'],
    ['매장 안은 안 되니 테라스에 앉아 주세요', 'assignedArea(매장 안 불가, 테라스만) outdoor'],
    ['입마개를 하지 않은 맹견과 접종을 하지 않은 강아지는 들어올 수 없습니다', 'muzzle@restricted vaccination'],
    ['두 마리까지는 그냥 오시고 세 마리부터는 전화 주세요', 'reservation(세 마리부터)'],
  ])('%s → %s', (text, expected) => {
    expect(rules(text).join(' ')).toBe(expected)
  })

  it.each([
    ['체중 10kg 또는 체고 40cm 이하', 'either of two measures'],
    ['초대형견은 죄송하지만 입장이 어렵습니다', 'a size that has no weight'],
    ['10kg 미만 한 마리 가능(추가 문의)', 'a bracket that lets more in'],
    ['2026년 3월부터는 15kg 이하만 입장할 수 있다', 'a rule that begins on a day'],
  ])('%s stays open: %s', (text) => {
    expect(isOpen(rules(text))).toBe(true)
  })

  it('reads the hours beside a rule as a note', () => {
    const text = '반려견 놀이터는 동물등록을 마친 반려견만 이용할 수 있고 이용 시간은 오전 10시부터 오후 6시까지이다.'
    expect(isOpen(rules(text))).toBe(false)
    expect(shown(readDescription(text)).join(' ')).toContain('registration')
  })
})

describe('R3.02 what some dogs wear is asked of these, and where they may be with it', () => {
  it.each([
    ['입마개를 한 대형견은 가능', 'muzzle@large'],
    [
      '유모차에 태운 소형견만 실내 관람 가능',
      'assignedArea@large(실내 불가) assignedArea@medium(실내 불가) stroller@small!in',
    ],
    [
      '유모차에 태운 소형견은 실내도 관람 가능, 그 외 견종은 야외만',
      'outdoorOnly@large outdoorOnly@medium stroller@small!in',
    ],
    ['이동장에 넣은 소형견은 입장 가능하고 중대형견은 목줄 착용 시 가능', 'carrier@small leash@large leash@medium'],
    ['유모차 탑승 시 실내도 동반 가능', 'all stroller!in'],
    ['이동장에 넣은 소형견만 입장 가능', 'carrier small'],
  ])('%s → %s', (text, expected) => {
    expect(rules(text).join(' ')).toBe(expected)
  })

  it.each(['야외', '바깥', '입구의', '마당에 있는'])(
    'takes a cage that stands outside (%s) for no carrier',
    (where) => {
      expect(rules(`10kg 초과는 ${where} 케이지에 두셔야 합니다`).join(' ')).not.toContain('carrier')
      expect(rules('10kg 초과는 케이지에 두셔야 합니다')).toEqual(['carrier@>10'])
    },
  )

  it('keeps what follows "without a booking" apart from it', () => {
    const text = '대형견이 아니라면 별도의 예약 없이 객실에 함께 묵을 수 있다'
    expect(rules(text)).toEqual(['assignedArea@large(객실 불가)'])
  })
})

describe('R3.02 who is refused stays so where nothing is said of those between', () => {
  it.each([
    ['소형견은 가능, 대형견은 불가', 'small+medium'],
    ['10kg 이하 가능, 20kg 이상 불가', '<20'],
  ])('%s refuses beyond %s and leaves the others open', (text, limit) => {
    expect(rules(text)).toContain(limit)
    expect(isOpen(rules(text))).toBe(true)
  })

  it.each([
    '실내 소형견 O 대형견 X, 실외 모두 O',
    '10kg 이하만 실내 가능, 그 이상은 불가',
    '소형견은 가능, 대형견 불가, 대형견은 케이지 이용 시 가능',
    '대형견 불가, 대형견은 야외 가능',
  ])('%s refuses nobody for sure', (text) => {
    expect(readRestriction(text).limits).toEqual([])
    expect(isOpen(rules(text))).toBe(true)
  })
})
