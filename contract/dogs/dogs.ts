import * as v from 'valibot'
import { DOG_TEXT_LENGTH, DOG_WEIGHT_KG, SIZES } from './dog-sizes.ts'

/** What a verdict needs to know about a dog. Weights have one decimal, so that 미만 and 이하 differ exactly. */
export const Dog = v.object({
  name: v.nullable(
    v.pipe(
      v.string(),
      v.normalize('NFC'),
      v.trim(),
      v.maxLength(DOG_TEXT_LENGTH.name, `이름은 ${DOG_TEXT_LENGTH.name}자까지 쓸 수 있어요.`),
    ),
  ),
  weightKg: v.pipe(
    v.number('몸무게를 숫자로 입력해 주세요.'),
    v.minValue(DOG_WEIGHT_KG.min, `${DOG_WEIGHT_KG.min}kg 이상이어야 해요.`),
    v.maxValue(DOG_WEIGHT_KG.max, `${DOG_WEIGHT_KG.max}kg 이하여야 해요.`),
    v.transform((kg) => Math.round(kg * 10) / 10),
  ),
  size: v.picklist(SIZES, '크기를 골라 주세요.'),
  /** Breed as in `RESTRICTED_BREEDS` or a place's list; null if not stated. */
  breed: v.nullable(v.pipe(v.string(), v.normalize('NFC'), v.maxLength(DOG_TEXT_LENGTH.breed))),
  /** 맹견 by law (동물보호법 시행규칙 제2조). */
  restricted: v.boolean(),
  /** A working guide dog (장애인복지법 제40조: may not be refused). */
  guide: v.boolean(),
  /** Size of the party, this dog included. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
})
export type Dog = v.InferOutput<typeof Dog>
