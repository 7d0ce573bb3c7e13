import { token } from './token.ts'

/** Particles, and what joins words. */

export const NotCase = token(
  'NotCase',
  /(?:이|가|만)?\s*(?:아닌\s*(?:경우|반려견|강아지|애견|견종|견|개|동물)?(?:에는|에|은|는|만)?|아니면|아닐\s*(?:경우|시)(?:에는|에)?)/,
)
export const Except = token(
  'Except',
  /(?:을|를|은|는|만)?\s*(?:제외하고는|제외하고|제외한|제외하면|제외\s*시|제외|빼고는|말고는|빼고|말고)(?:됩니다|입니다|해요|함)?|이외(?:에는|의|에)?|외(?:에는|에|의)?(?!출(?!입)|[부국곽식투견])|밖에/,
)
export const Only = token(
  'Only',
  /(?:에서|에|에게)?만요|에서만|에만|(?:으로|로)만|에\s*한(?:하여|해서|해|함|하며|정)?(?:만)?|(?:으로|로)\s*한정|한정|에게만|만(?:을|은|이(?!동))?|전용/,
)
export const Topic = token('Topic', /(?:이|일)?라면|이면(?=\s)|은|는|\s*:(?!\d)/)
/** "10kg 이상인 경우", "착용한 경우". */
export const If = token(
  'If',
  /(?:의|인|일|이|한|하는|할|하신|하실)?\s*(?:경우|때)(?:에는|에도|에|엔|는|은)?(?![가-힣]*만)/,
)
export const Also = token('Also', /(?:까지)?도|역시|또한/)
export const At = token('At', /(?:에서|에)(?:는|만은|도)?|에선|엔/)
export const To = token('To', /(?:으로|로)(?:만|는)?/)
export const Subject = token('Subject', /(?:이|가)/)
export const Object = token('Object', /(?:을|를)/)
export const Or = token('Or', /또는|혹은|or/)
/** Binds closer than a comma: "안거나 목줄". */
export const With = token(
  'With',
  /(?:과|와)(?=\s*(?:입장|출입|입실|동반|방문|투숙|숙박|산책(?!로)|관람|식사|이용|탑승|승선|거닐|걸을|걷|둘러볼|돌아볼|머물|머무를|묵을|쉴))|(?:과|와|을|를)\s*(?:함께|같이|동반(?:하여|해서|하고|한))/,
)
export const Either = token(
  'Either',
  /이거나|거나|이?나(?=\s|유모차|개모차|이동장|케이지|켄넬|목줄|하네스|입마개|매너|기저귀|안)/,
)
export const Including = token('Including', /포함(?=\s)/)
export const And = token('And', /및|과(?=\s)|와(?=\s)|하고(?=\s)|그리고|[·&+]/)
export const Etc = token('Etc', /등(?:의|을|은|이|에는|에서는|에)?(?![가-힣])/)
export const Of = token('Of', /(?:의|인)/)
/** "단, …": takes back some of what was said before. */
export const But = token('But', /(?:단|다만|하지만|그러나|예외로|대신)(?=[\s,])/)
export const All = token('All', /모두|전부|다(?=\s)|누구나|누구든지?/)
export const Adverb = token(
  'Adverb',
  /반드시|필히|꼭|항상|자유롭게|자유로이|함께|같이|(?:보호자|견주)(?:의)?\s*(?:책임|동반|동행|통제|관리|감독)\s*(?:하에|아래)|보호자(?:와|가|의)?|견주(?:와|가|의)?|죄송하지만|죄송합니다만|아쉽지만|아쉽게도|부득이(?:하게)?|정중히|현재(?:는)?|지금은|이제는|아직(?:은|까지)?(?=\s)|당분간|잠정(?:적으로)?|더\s*이상|매주|상시|항시|언제든지?|그냥|먼저|연중|물론|언제나|얼마든지|마음껏|편하게|(?:반려견|반려동물|애견)\s*동반\s*(?:고객|손님|이용객|방문객|투숙객|보호자|견주)(?:님)?(?:은|는|이|께서는)?|자유\s*이용|기타|추가로|모든\s*구간에서/,
)
