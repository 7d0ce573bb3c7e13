import type { Hours } from '../../../contract/time/hours.ts'

type Stay = NonNullable<Hours['stay']>

const CLOCK = String.raw`(오전|오후)?\s*(\d{1,2})\s*(?::\s*(\d{2})|시(?:\s*(\d{1,2})\s*분)?)?`
const IN = new RegExp(String.raw`(?:체크\s*인|입실|입소|check\s*-?in)\s*(?:시간)?\s*:?\s*${CLOCK}`, 'i')
const OUT = new RegExp(String.raw`(?:체크\s*아웃|퇴실|퇴소|check\s*-?out)\s*(?:시간)?\s*:?\s*${CLOCK}`, 'i')
const NIGHT = /^(?:매일\s*)?(\d{1,2}):(\d{2})\s*~\s*(?:(?:다음\s*날|익일)\s*)?(\d{1,2}):(\d{2})$/
const FILLER = /^(?:매일|부터|까지|이후|이전|가능|[\s,·/~:()-])*$/

function minuteOf([, half, hour, minute, other]: RegExpExecArray): number | null {
  let hours = Number(hour)
  if (half === '오후' && hours < 12) hours += 12
  const at = hours * 60 + Number(minute ?? other ?? 0)
  return at <= 1440 ? at : null
}

/**
 * When guests may come and must leave: "체크인 15:00, 체크아웃 11:00", and for a `lodging` "매일 15:00~11:00". Null if the text says
 * anything else, such as other times in another season.
 */
export function readStay(text: string, lodging: boolean): Stay | null {
  const [arrival, departure] = [IN.exec(text), OUT.exec(text)]
  if (arrival && departure) {
    const rest = text.replace(arrival[0], '').replace(departure[0], '')
    const [checkIn, checkOut] = [minuteOf(arrival), minuteOf(departure)]
    return FILLER.test(rest) && checkIn !== null && checkOut !== null ? { checkIn, checkOut } : null
  }
  const night = lodging ? NIGHT.exec(text) : null
  if (!night) return null
  const [fromHour, fromMinute, toHour, toMinute] = night.slice(1).map(Number) as [number, number, number, number]
  const [checkIn, checkOut] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute]
  // From one day to the next; 09:00~22:00 is no night.
  return checkOut < checkIn && checkIn < 1440 ? { checkIn, checkOut } : null
}
