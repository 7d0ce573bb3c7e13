import { expect, test } from 'vitest'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')
const described = (text: string) => summary(readDescription(text)).join(' ')
const INSIDE_SMALL = 'assignedArea@large(실내 불가) assignedArea@medium(실내 불가)'

test.each([
  ['실내 불가(소형견은 예외)', INSIDE_SMALL],
  ['실내 출입 금지, 단 소형견은 가능', INSIDE_SMALL],
  ['실내는 안 되지만 소형견은 괜찮아요', INSIDE_SMALL],
  ['실내 불가합니다. 다만 소형견은 가능합니다', INSIDE_SMALL],
  ['실내는 소형견일 때만 가능해요', INSIDE_SMALL],
  ['실내는 10kg 이하까지 가능하고 야외는 제한이 없습니다', 'assignedArea@>10(실내 불가)'],
  ['안은 상태로 실내 이용 가능', 'all held!in'],
  ['실내는 안고 있을 때만 가능합니다', 'all held!in'],
  ['실내는 케이지 안에 있어야만 가능해요', 'all carrier!in'],
  ['이동장, 유모차 이용 시 실내 가능하며 그 외 테라스만 이용', 'all carrier|stroller!in'],
  ['케이지 사용 필수, 케이지 밖으로 나오면 퇴장 조치', 'carrier'],
  ['대형견은 목줄, 입마개 착용 후 테라스만 이용 가능', 'leash@large muzzle@large outdoorOnly@large(테라스만)'],
  ['반려견 동반 시 별관 이용(본관 불가)', 'assignedArea(별관만 · 본관 불가) some'],
  ['실내는 안 되니 테라스 이용 부탁드려요', 'assignedArea(테라스만) outdoor'],
  ['식당은 안 되지만 나머지는 다 괜찮아요', 'assignedArea(식당 불가) some'],
  ['식당만 빼고 모두 가능', 'assignedArea(식당 불가) some'],
  ['15kg 넘지만 않으면 됩니다', '<=15'],
  ['체중 10kg 이하로 입장 가능합니다', '<=10'],
  ['10kg 이하만 동반 부탁드립니다', '<=10'],
  ['소형견 외엔 동반이 어렵습니다', 'small'],
  ['소형견, 중형견은 되는데 대형견은 안 됩니다', 'small+medium'],
  ['15kg 미만의 반려견 중 접종을 마친 아이만 함께할 수 있어요', '<15 vaccination'],
  ['예방접종이 완료되지 않은 아이는 입장할 수 없습니다', 'vaccination'],
  ['맹견만 아니면 전 견종 가능', '-restricted'],
  ['대형견 방문 시 미리 전화 주세요', 'reservation@large'],
  ['매장이 좁다 보니 예약 필수', 'reservation'],
  ['애견동반 가능했으나 현재는 불가', 'none'],
  ['실내 동반 되나요? 아니요, 테라스만 가능해요', 'assignedArea(테라스만) outdoor'],
  ['오프리쉬 금지', 'leash'],
  ['7kg까지만 실내, 그 이상은 마당에서만 놀 수 있어요', 'assignedArea@>7(실내 불가) outdoorOnly@>7(마당만)'],
  ['주말에는 소형견만, 평일에는 크기 제한 없이 입장하실 수 있습니다', '@06:small'],
  ['소형견이 아니거나 케이지가 없으면 입장할 수 없습니다', 'carrier small'],
  ['2층은 안돼요ㅜㅜ 근데 1층이랑 테라스는 돼요', 'assignedArea(2층 불가, 1층, 테라스) some'],
])('Truth: rules by other endings, connectives and brackets: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['실내 불가, 소형견 가능', '?['],
  ['소형견은 실내도 가능하고 대형견은 야외만 가능', '?[소형견은 실내도 가능하고]'],
  ['총 체중 10kg 이하로 입장 가능합니다', 'reservation(두 마리 이상 합산 10kg 이하)'],
  ['대형견은 안 되지만 나머지는 다 괜찮아요', 'small+medium'],
])('Truth: what another ending leaves to guess stays open: %s', (text, reading) => {
  expect(read(text)).toContain(reading)
})

test.each([
  ['반려동물 입장 불가, 안내견은 가능', 'guide'],
  ['반려견 동반 불가(안내견 제외)', 'guide'],
  ['안내견은 가능하지만 그 외 반려견은 불가합니다', 'guide'],
  ['대형견 입장 불가(안내견 제외)', 'small+medium'],
])('Truth: guide dogs that are named beside a refusal are kept: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['반려견 동반 카페입니다. 입장료는 견당 3천원입니다.', 'note(입장료는 견당 3천원입니다)'],
  ['반려견 동반 카페. 2층은 못 올라가요, 주차 가능', 'assignedArea(2층 불가) some'],
  ['애견동반 가능. 안고 실내 입장 가능', 'all held!in'],
  ['반려견 동반 카페. 식당 외에는 모두 가능', 'assignedArea(식당 불가) some'],
  ['대형견 친구들도 놀러오세요! 실내는 소형견만 들어갈 수 있습니다.', INSIDE_SMALL],
  ['네 고객님, 반려견 동반 가능하시고요, 15키로 넘는 아이는 어렵습니다.', '<=15'],
  ['작은 강아지라도 바닥에 내려놓지 마시고 꼭 안고 계셔 주세요', 'held'],
  ['숙박은 반려견과 함께 가능합니다. 단 수영장·조식당은 이용이 제한됩니다.', 'assignedArea(수영장, 조식당 불가) some'],
  ['저희집 댕댕이도 상주하고 있어서 다른 강아지는 동반이 힘들어요', 'none'],
  ['산책로는 반려견과 걷기 좋지만 전시관 내부는 들어갈 수 없어요', 'assignedArea(산책로 · 전시관 내부 불가) some'],
])('Truth: descriptions keep rules by other endings: %s', (text, reading) => {
  expect(described(text)).toBe(reading)
})
