import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import classes from './FoodLaw.module.css'

/** What a restaurant or café must have since 2026-03-01 to admit dogs (식품위생법 시행규칙); others may not admit any. */
const MUST_HAVE = [
  '반려동물과 들어갈 수 있다는 안내문이 문 앞에 있어요.',
  '강아지가 조리하는 곳에 들어갈 수 없게 막아 두었어요.',
  '식탁 사이가 떨어져 있거나, 목줄·이동장·전용 의자로 강아지를 곁에 둘 수 있어요.',
  '음식과 식기를 덮어 두어요.',
  '강아지 그릇은 사람 그릇과 따로 써요.',
  '배변을 담을 통과 청소 도구가 있어요.',
  '예방접종을 했는지 확인해요. QR이나 손으로 적는 명부도 돼요.',
]

export function FoodLawChecklist() {
  return (
    <Stack gap={8}>
      <ul className={classes.list}>
        {MUST_HAVE.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Text size="sm" tone="quiet">
        2026년 3월&nbsp;1일부터 음식점·카페·제과점은 이 기준을 갖춰야 강아지와 함께 들어갈 수 있어요. 예방접종 증명을
        챙겨 가세요.
      </Text>
    </Stack>
  )
}
