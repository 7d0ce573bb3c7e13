import { expect, test } from 'vitest'
import { shown } from '../../fixture/reading.ts'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'

const rulesIn = (parts: readonly string[]) => parts.filter((part) => !part.startsWith('note(')).join(' | ')

test.each([
  ['목줄을 맨 강아지만 들어올 수 있어요', 'leash'],
  ['입마개를 한 아이만 입장 가능', 'muzzle'],
  ['목줄 대신 하네스를 착용한 아이만 들어올 수 있습니다', 'leash'],
  ['리드줄을 풀면 안 됩니다', 'leash'],
  ['대형견은 줄을 놓지 마세요', 'leash@large'],
  ['입장 시 목줄 착용, 대형견은 입마개도 부탁드려요', 'leash | muzzle@large'],
  ['운동장에서는 목줄을 풀어도 되지만 그 외에는 목줄 착용이 필수예요', 'leash(운동장 외에는)'],
  ['목줄 없이 뛰어놀 수 있는 운동장이 있고, 그 외 공간에서는 목줄 착용이 필수입니다', 'leash(운동장 외에는)'],
  ['유모차에 태우거나 안고 계셔야 입장이 가능합니다', 'stroller|held'],
  ['안거나 케이지에 넣어야만 입장할 수 있어요', 'carrier|held'],
  ['음식을 드시는 동안에는 아이를 케이지나 유모차에 넣어 주세요', 'carrier|stroller(식사 시)'],
  ['다만 옆집에 닭이 있으니 목줄은 꼭 해 주세요', 'leash'],
  ['안 짖고 얌전하면 크기는 안 봐요', '-barking'],
  ['아이가 짖으면 밖으로 나가 주세요', '-barking'],
  ['마킹이 심한 아이는 입장이 어려울 수 있습니다', '-marking'],
  ['예방접종을 완료하고 중성화한 반려견만 입장 가능합니다', 'neutered | vaccination'],
  ['접종을 마치고 등록된 강아지만 이용 가능해요', 'registration | vaccination'],
  ['10kg 미만 소형견만 입실 가능하며 객실당 2마리까지입니다', 'max2/room | small&<10'],
  ['당일 예약은 받지 않습니다', 'reservation(당일 예약 불가)'],
  ['예약하지 않고 오셔도 되지만 대형견은 꼭 미리 알려 주세요', 'reservation@large'],
  ['작년까지는 대형견도 받았지만 올해부터는 15kg 이하만 받습니다', '<=15'],
  ['2층은 노키즈 노펫존입니다', 'assignedArea(2층 불가) | some'],
  ['2층은 사람만 이용할 수 있어요', 'assignedArea(2층 불가) | some'],
  ['강아지 동반은 화요일과 목요일에만. 나머지 요일은 사람만 오세요', 'days=24'],
  ['반려동물 동반 가능한 야외 데크에 한해 이용해 주세요', 'assignedArea(야외 데크만) | outdoor'],
  ['창가 테이블만 반려견 동반석입니다', 'assignedArea(창가 테이블만) | some'],
  ['반려견과 함께 식사하시려면 테라스 자리를 예약해 주세요', 'assignedArea(테라스 자리만) | outdoor | reservation'],
  ['애견동반 객실은 A동 3개 호실이며 예약 시 반드시 말씀해 주세요', 'assignedArea(A동만) | reservation | some'],
  [
    '실내 전시실을 제외하면 어디든 함께 다닐 수 있으나 정원에서는 줄을 놓지 마세요',
    'assignedArea(실내 전시실 불가) | leash(정원) | some',
  ],
  ['운영시간 내 반려견 동반 산책 가능, 맹견은 입마개 착용', 'muzzle@restricted'],
  ['고양이는 이동장에 넣어 주세요. 강아지는 목줄 필수', 'leash'],
  ['강아지 환영 카페입니다. 대형견은 야외만 가능해요', 'outdoorOnly@large'],
  // Of dogs nothing.
  ['보호자 없이는 이용할 수 없어요', ''],
  ['아이가 짖으면 안아 주세요', ''],
  ['고양이는 이동장 필수', ''],
  ['고양이 등 다른 반려동물은 안 되고 강아지만 가능해요', ''],
  ['강아지도 가족이니까요, 크기 상관없이 모두 환영합니다', ''],
  ['반려견 없이는 입장할 수 없는 반려견 전용 카페입니다', ''],
  ['개인 방석이나 담요를 가져오시면 의자에 앉힐 수 있어요', ''],
])('Truth: what owners say in their own words is read: %s', (text, reading) => {
  expect(rulesIn(shown(readRestriction(text)))).toBe(reading)
  expect(rulesIn(shown(readDescription(`애견 동반 카페로 마당이 넓습니다. ${text}`)))).toBe(reading)
})

test.each([
  '목줄을 맨 대형견만 들어올 수 있어요',
  '목줄을 하지 않은 강아지만 들어올 수 있어요',
  '목줄을 맨 강아지는 들어올 수 없어요',
  '입마개를 한 아이만 들어올 수 없어요',
  '유모차에 태우거나 안고 계셔도 입장할 수 없습니다',
  '객실당 2마리까지입니다만 대형견은 1마리까지입니다',
  '운동장에서는 목줄을 풀어도 되지만 그 외에는 이동장 필수예요',
  '운동장에서는 목줄을 풀면 안 되지만 그 외에는 목줄을 안 해도 돼요',
  'A동과 B동을 뺀 나머지에서 반려견과 묵으실 수 없어요',
  '안 짖고 얌전해도 크기는 봐요',
  '보호자 없이는 수영장을 이용할 수 없습니다',
  '주말에 한해 이용해 주세요',
  '접종을 완료하지 않고 중성화한 반려견만 입장 가능합니다',
  '접종을 완료하고 중성화하지 않은 반려견만 입장 가능합니다',
  '운영시간 외에는 반려견 동반 가능',
  '방석을 가져오셔도 의자에 앉힐 수 없어요',
  '목줄 대신 이동장을 이용한 아이만 들어올 수 있습니다',
  '고양이만 이동장 필수',
  '고양이와 강아지는 이동장 필수',
])('Truth: what only resembles it stays open: %s', (text) => {
  expect(shown(readRestriction(text)).join()).toContain('?[')
})
