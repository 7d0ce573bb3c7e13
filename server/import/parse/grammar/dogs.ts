import type { Size } from '../../../../contract/dogs/dog-sizes.ts'
import type { Concern, Exclusion } from '../../../../contract/policy/policy.ts'
import { BREED_WORDS } from '../breeds.ts'
import { dictionary, anyOf } from './words.ts'
import { token } from './token.ts'

/** Words for dogs and for what a dog is like. */

const DOG =
  '(?:반려견|동반견|반려동물|애완견|애완동물|애견|강아지|댕댕이|견종|견(?!주)|개(?![가-힣])|개(?=[는은도만를을이가의에](?![가-힣])))'
const LETTER: Record<string, Size> = { 소: 'small', 중: 'medium', 대: 'large' }

/** "그 외": all that were not named. */
export const Others = token(
  'Others',
  /그\s*(?:외|밖)(?:의|에는|에)?|그보다\s*(?:큰|무거운)(?=\s*(?:견|반려|강아지|아이|개))|나머지(?:는|의)?|(?<!kg\s?|kg[을이가]\s?|cm[을이가]?\s?)(?:이를\s*|그\s*이상\s*)?(?:넘는|초과하는)(?=\s*(?:아이|친구|반려|강아지|견|개들?))|다른\s*(?=반려견|견종|강아지|개들?)|이외의?(?=\s*(?:견|반려|강아지))/,
)
export const Vague = token(
  'Vague',
  /실내견|실외견|단모종|장모종|특수견|소형\s*견종(?=만)|(?:일부|특정|기타)\s*견종|초\s*[소대]형견?|성견(?!\s*기준)|믹스견/,
)
/** "제한 견종", "입실 불가 견종": breeds that only the place can name. */
export const Listed = token('Listed', /(?:그\s*외\s*)?제한\s*견종|(?:입실|입장|출입)\s*불가\s*견종/)
export const Guide = token(
  'Guide',
  /(?:맹인|시각\s*장애인|청각\s*장애인|장애인)?\s*(?:안내견|보조견|도우미견)(?:\s*(?:및|과|,|등)\s*(?:안내견|보조견|도우미견))?/,
)
export const Restricted = token(
  'Restricted',
  /(?:(?:동물보호법(?:상|에\s*따른|에서\s*정한|에\s*따라\s*지정된)?|법정|법(?:으로|에서|률로)\s*(?:정한|정하는|지정한|지정된|규정한))\s*)?(?:5대\s*)?맹견(?:류|종|으로\s*분류(?:된|되는)\s*(?:견종|반려견|강아지|개|5종))?(?:\s*\(?\s*5\s*(?:대\s*)?(?:견?종)\s*\)?)?(?:\s*(?:및|과)\s*(?:그의?\s*|맹견\s*)?(?:혼종견?|잡종(?:견|의\s*개)?|믹스견?|교배종))?/,
)
/** "반려견 중 소형견만": of all only these. */
export const Among = token('Among', /중(?:에서|에)?(?=\s+[가-힣]|맹견|소형견|중형견|대형견)(?!\s*(?:인|이거나))/)
export const SizeWord = token(
  'SizeWord',
  String.raw`(?:[소중대](?:(?:\s*[,/·]\s*|\s*및\s*|)[소중대]){1,2}|[소중대])형\s*(?:반려견|반려동물|강아지|애견|견종|견류?|종(?=은|는|만|의|에|이|도)|종(?![가-힣])|개(?![가-힣]))?`,
)
export const sizesIn = (image: string): Size[] =>
  (['소', '중', '대'] as const)
    .filter((letter) => image.split('형')[0]?.includes(letter))
    .map((letter) => LETTER[letter]!)

export const Every = token(
  'Every',
  String.raw`(?:모든|전|전체|모두)\s*(?:견종|반려견|반려동물|크기|사이즈|애견|강아지|견)(?:의)?(?![가-힣]*실)|(?:크기|견종|체중|몸무게|무게|사이즈)(?:\s*(?:나|와|과|및|,|·|/)\s*(?:크기|견종|체중|몸무게|무게))?(?:에|와)?\s*(?:무관|(?:상관|관계)\s*없(?:이|음|어요|습니다|으며|으나)|제한\s*(?:없이|없음|없습니다|없어요)|제한\s*은?\s*없(?:음|다|어요|습니다|으며|으나|지만|고))|제한\s*(?:없이|없음|없다|없어요|없습니다)`,
)
export const Animals = token(
  'Animals',
  /(?:고양이|반려묘)(?:\s*,\s*(?:토끼|햄스터|새|앵무새|고슴도치|파충류|조류))*\s*등(?:의)?\s*(?:(?:다른|타|기타|그\s*외)\s*)?동물|고양이|반려묘|묘(?![가-힣])|포유류\s*특수동물|특수동물|조류|파충류|양서류|어류|토끼|햄스터|고슴도치|말(?![가-힣])|(?:다른|타|기타)\s*동물/,
)

const CONCERNS: Record<string, Concern> = {
  '수컷|숫컷|수컷견|남아': 'male',
  '중성화 안 한 남아|중성화하지 않은 남아|중성화 안 된 남아|미중성화 남아|중성화 안 한 수컷|중성화 안 한 수컷견|중성화하지 않은 수컷|중성화 하지 않은 수컷|중성화를 하지 않은 수컷|중성화 안 된 수컷|미중성화 수컷|중성화 안 한|중성화를 안 한|중성화 하지 않은|중성화를 하지 않은|중성화 안 된|중성화 미완료|중성화 수술을 하지 않은|미중성화':
    'unneutered',
  '마킹하는|마킹을 하는|마킹이 있는|마킹이 심한|마킹을 자주 하는|마킹을 많이 하는': 'marking',
}
export const ConcernWord = token('ConcernWord', anyOf(...Object.keys(CONCERNS)))
export const concernOf = dictionary(CONCERNS)

const TRAITS: Record<string, Exclusion> = {
  '공격성|공격성향|공격적|사나움|사나운|사납고|포악한|위협적인|타인에게 위협적인': 'aggressive',
  '사람을 문 적이 있는|사람을 문 적 있는|사람을 물었던|문 적이 있는|입질|무는|물림|무는 버릇|무는 습관|사람을 무는 습관|사람을 무는':
    'biting',
  '짖음|짖는|헛짖음|심하게 짖는|많이 짖는|소음|자주 짖는': 'barking',
  '마킹|스크래치': 'marking',
  '생리견|발정견|생리|생리 중|생리 중인|발정|발정기|발정난|발정 중|발정 중인|발정기 중': 'inHeat',
  '임신|임신한|임신 중|임신 중인|임신견|임산견': 'pregnant',
  '전염병 의심견|감염병 의심견|감염 의심견|질병 의심견|질병견|전염|전염성|전염병|전염성 질환|전염성 질병|전염 질환|질병|질환|피부병|피부질환|감염병|감염|아픈|건강에 이상이 있는|건강 이상이 있는|건강이 좋지 않은':
    'ill',
  '털빠짐|털 빠짐|털날림|털이 빠지는': 'shedding',
  '접종 안 된|접종이 안 된|접종을 안 한|접종하지 않은|접종을 하지 않은|접종이 끝나지 않은|접종을 마치지 않은|접종을 완료하지 않은|접종이 완료되지 않은|미접종|예방접종 미접종|예방접종 미완료|접종 미완료':
    'unvaccinated',
  '미등록|동물등록 미등록': 'unregistered',
  '사회화 되어있지 않은|사회화가 되어있지 않은|사회화가 안 된|사회화 안 된|사회화 되지 않은|사회화가 되지 않은|사회성이 없는|사회성이 부족한|사회화가 덜 된|사회화 덜 된|사회화가 부족한|사회성이 떨어지는|사회성 부족|사회성 없는|사회화 부족|통제가 되지 않는|통제가 안 되는|통제되지 않는|통제 안 되는|통제가 불가능한|통제 불가능한|통제가 불가한|통제 불가한|통제가 어려운|통제하기 어려운|통제가 힘든|복종이 되지 않는|통제할 수 없는|통제하지 못하는|통제할 수 없거나|사람을 무서워하는|겁이 많은|낯가림이 심한|예민한':
    'unsocialized',
  '노령견|노약견|노견|노련견|나이 많은': 'elderly',
  '자견|새끼 강아지|새끼|어린 강아지': 'puppy',
}
export const Trait = token('Trait', anyOf(...Object.keys(TRAITS)))
export const traitOf = dictionary(TRAITS)
export const TraitTail = token(
  'TraitTail',
  /(?:매우|너무)?\s*(?:있는|있을|있거나|심한|심하게|심할|심하거나|강한|많은|많이|높은|하는|중인|보이는|걸린|의심되는|성향의|이력이?\s*있는|전력이?\s*있는)(?:\s*(?:암컷|여아))?|암컷|여아/,
)

export const Breed = token('Breed', `${anyOf(...BREED_WORDS)}(?:\\s*견종|\\s*계열|류)?`)
/** A dog only behind what only dogs have: "15kg 넘는 아이", "마킹하는 아이". */
export const Darling = token('Darling', /아이(?:들)?(?!\s*(?:동반|입장))/)
/** "털빠짐이 심한 친구들", "10kg 이하 반려견". */
export const Dog = token('Dog', `${DOG}(?:들(?!어)|\\s*가족)?|친구들?|동물(?!\\s*등록)`)
