import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { keepAwake } from '../../../../platform/device/wake-lock.ts'
import { Row } from '../../../../ui/kit/Row.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { StackLink } from '../../../../ui/kit/Stack.tsx'
import { DoorCard } from '../components/DoorCard.tsx'
import { WithMyDog } from '../../components/WithMyDog.tsx'
import classes from '../components/Door.module.css'

/** The dog card on a screen of its own: it stays lit and works offline. */
export function DogCardScreen({ id }: { id: number }) {
  const [lit, setLit] = useState(false)
  useEffect(() => keepAwake(setLit), [])
  return (
    <div className={classes.screen}>
      <Row rigid align="center" justify="between" tall={48}>
        <Text size="sm" tone="quiet">
          {lit && '화면이 꺼지지 않아요'}
        </Text>
        <StackLink
          middle
          square={44}
          tone="ink"
          to="/my/dog/$id"
          params={{ id }}
          className={classes.close}
          aria-label="카드 닫기"
        >
          <IconX size={26} aria-hidden />
        </StackLink>
      </Row>
      <WithMyDog id={id} room="calc(100dvh - 5rem)">
        {(dog, userId) => <DoorCard dog={dog} userId={userId} />}
      </WithMyDog>
    </div>
  )
}
