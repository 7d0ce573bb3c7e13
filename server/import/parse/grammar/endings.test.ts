import { expect, test } from 'vitest'
import { readKtoPolicy } from '../kto-policy.ts'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text))

const REFUSED = [
  '불가합니다',
  '불가하십니다',
  '불가능해요',
  '금지됩니다',
  '금지돼 있어요',
  '금하고 있습니다',
  '이 제한됩니다',
  '이 곤란합니다',
  '이 어려운 점 양해 바랍니다',
  '은 절대 안 됩니다',
  '을 삼가 주시기 바랍니다',
  '을 허용하지 않습니다',
  '하실 수 없습니다',
  ' 불 가',
]
const ADMITTED = [
  '가능합니다',
  '가능하십니다',
  '가능하세요',
  '가능하답니다',
  '가능하네요',
  '이 가능한 점 참고 바랍니다',
  '이 자유롭습니다',
  '하셔도 됩니다',
  '해도 괜찮아요',
  '이 가능하니 이용에 참고 바랍니다',
  '할 수 있어요',
]
const ASKED = [
  '필수입니다',
  '부탁드릴게요',
  '해 주시면 감사하겠습니다',
  '해 주시면 됩니다',
  '하시기 바랍니다',
  '하시길 바랍니다',
  '을 원칙으로 합니다',
  '을 잊지 마세요',
  '하자',
  '하도록 하자',
  '을 꼭 지켜 주세요',
  ' 후 입장해 주세요',
  '하고 입장해 주세요',
  '한 상태로 입장해 주세요',
  '한 경우에만 입장 가능',
  '에 협조 부탁드립니다',
]
const ONLY = [
  '만 가능합니다',
  '에 한합니다',
  '에 한정합니다',
  '만 동반해 주세요',
  '만 데려와 주세요',
  '만 가능한 점 참고 부탁드립니다',
  '만 입장하실 수 있습니다',
  '만 받고 있어요',
  '이외 입장 불가',
]
const THERE = [
  '만 이용 가능합니다',
  '에서만 머물러 주세요',
  ' 이용만 가능합니다',
  '만 개방합니다',
  '에 마련된 좌석만 이용 가능',
]

test.each([
  ['대형견 입장', '대형견 입장 불가', REFUSED],
  ['모든 견종 입장', '모든 견종 입장 가능', ADMITTED],
  ['입마개 착용', '입마개 착용 필수', ASKED],
  ['매너벨트 착용', '매너벨트 착용 필수', ASKED],
  ['소형견', '소형견만 가능', ONLY],
  ['10kg 이하 반려견', '10kg 이하만 가능', ONLY],
])('Truth: "%s" is read alike however the sentence ends', (rule, plain, endings) => {
  const want = read(plain)
  expect(want.filter((part) => part.startsWith('?'))).toEqual([])
  for (const ending of endings) {
    const text =
      /^[가-힣]*(?:불|가능|금|필수|부탁)/.test(ending) && !/^[이은을만에]/.test(ending)
        ? `${rule} ${ending}`
        : `${rule}${ending}`
    expect({ text, read: read(text) }).toEqual({ text, read: want })
  }
})

test('Truth: where dogs may be is read alike however the sentence ends', () => {
  for (const ending of THERE)
    expect(read(`테라스${ending}`).join(' ')).toMatch(/^assignedArea\(테라스(?: 좌석)?만\) outdoor$/)
})

const CAN_NOT = [
  '불가합니다',
  '입장이 불가해요',
  '안 됩니다',
  '어렵습니다',
  '입장이 어려워요',
  '금지입니다',
  '제한됩니다',
  '출입 금지됩니다',
  '들어오실 수 없어요',
  '이용하실 수 없습니다',
  '힘들어요',
]
const CAN = ['가능합니다', '됩니다', '괜찮아요', '입장 가능합니다', '들어오실 수 있어요', '이용하실 수 있습니다']
const PLEASE = [
  '주세요',
  '주시기 바랍니다',
  '주십시오',
  '주셔야 합니다',
  '주셔야 돼요',
  '부탁드려요',
  '부탁드릴게요',
  '주시면 감사하겠습니다',
]

test.each([
  ['목줄 없이 다니면', 'leash', CAN_NOT],
  ['광견병 미접종견은', 'vaccination(광견병)', CAN_NOT],
  ['케이지에 넣지 않은 강아지는', 'carrier', CAN_NOT],
  ['케이지 없이 오시는 분은', 'carrier', CAN_NOT],
  ['입마개 없이 오시는 분은', 'muzzle', CAN_NOT],
  ['대형견은 입마개를 해도', 'small+medium', CAN_NOT],
  ['바닥에 내려놓는 것은', 'carrier|stroller|held', CAN_NOT],
  ['안내견만 가능하고 일반 반려견은', 'guide', CAN_NOT],
  ['미리 연락 주시면 대형견도', 'reservation@large', CAN],
  ['대형견은 미리 전화 주시면', 'reservation@large', CAN],
  ['사전에 말씀해 주시면 중형견도', 'reservation@medium', CAN],
  ['배변은 밖에서 해결해', 'outdoorToilet', PLEASE],
  ['산책줄 꼭 잡고 다녀', 'leash', PLEASE],
  ['대형견은 사장님께 미리 여쭤 봐', 'reservation@large', PLEASE],
  ['강아지는 꼭 안아', 'held', PLEASE],
  ['케이지에 넣어', 'carrier', PLEASE],
])('Truth: a plain clause takes every ending: "%s"', (clause, want, endings) => {
  for (const ending of endings) {
    const text = `${clause} ${ending}`
    expect({ text, read: read(text) }).toEqual({ text, read: [want] })
  }
})

const NAMES = [
  '기념품점',
  '데크길',
  '어린이놀이터',
  '사파리',
  '상영관',
  '교육장',
  '숙소동',
  '갯벌',
  '정상 구간',
  '출렁다리',
  '모노레일',
  '족욕장',
  '도자기 체험관',
  '먹이주기 체험장',
  '키즈존',
  '노천탕',
  '허브샵',
  '지하상가',
  '낚시터',
  '미디어아트관',
  '전통찻집',
  '숙박시설',
  '유채꽃밭',
]

test('Truth: a part of a place is known by what its name ends with', () => {
  for (const name of NAMES) {
    expect(read(`야외 동반 가능, ${name} 출입 불가`).join(' ')).toContain(`assignedArea(${name} 불가`)
    expect(read(`야외 동반 가능, ${name} 출입 불가`).filter((part) => part.startsWith('?'))).toEqual([])
  }
})

test.each([
  ['화장실, 매점 등 실내 시설', '화장실, 매점, 실내 시설 불가'],
  ['카페, 매점 등', '카페, 매점 불가'],
  ['박물관, 기념품점, 식당', '박물관, 기념품점, 식당 불가'],
])('Truth: a list of parts, of which there may be more, is one of parts: %s', (list, detail) => {
  expect(read(`야외 동반 가능, ${list} 출입 불가`)).toContain(`assignedArea(${detail})`)
})

test('Truth: where the type of a record lets dogs in, what a note refuses is a part of the place', () => {
  const record = (acmpyTypeCd: string) =>
    summary(
      readKtoPolicy({
        acmpyTypeCd,
        acmpyPsblCpam: '',
        acmpyNeedMtr: '목줄 착용',
        etcAcmpyInfo: '- 박물관은 출입 불가',
        relaAcdntRiskMtr: '',
      }),
    )
  expect(record('일부구역 동반가능')).toEqual(['assignedArea(박물관 불가)', 'leash', 'some'])
  expect(record('')).toContain('?[박물관은]')
})
