import { Button } from '../../../../ui/actions/Button.tsx'
import { Card } from '../../../../ui/kit/Card.tsx'
import { askConfirm } from '../../../../ui/overlays/state.ts'
import { useSession } from '../../../session/state.ts'
import { setVisitorDog, useVisitorDog } from '../../state.ts'
import { Text } from '../../../../ui/kit/Text.tsx'
import { MoveDogForm } from './MoveDogForm.tsx'

interface Props {
  /** Opens the description for editing; without it there is no such button. */
  onChange?: () => void
  atOnce?: boolean
}

async function forget(): Promise<void> {
  if (await askConfirm('이 기기에 적어 둔 강아지 정보를 지울까요?')) setVisitorDog(null)
}

/** Offers a member to move the dog described on this device to their account; renders nothing if there is none. */
export function MoveDogOffer({ onChange, atOnce }: Props) {
  const { userId } = useSession()
  const dog = useVisitorDog()
  if (userId === null || dog === null) return null
  return (
    <Card as="section" gap={12} aria-labelledby="move-in">
      <Text as="h2" size="lead" id="move-in">
        이 기기에 적어 둔 강아지
      </Text>
      <Text size="md" tone="quiet">
        우리 강아지로 등록하면 다른 기기에서도 함께 볼 수 있어요.
      </Text>
      <MoveDogForm key={JSON.stringify(dog)} dog={dog} {...(atOnce && { atOnce })} />
      {onChange ? (
        <Button variant="subtle" onClick={onChange}>
          강아지 정보 고치기
        </Button>
      ) : (
        <Button variant="subtle" onClick={() => void forget()}>
          등록하지 않고 지우기
        </Button>
      )}
    </Card>
  )
}
