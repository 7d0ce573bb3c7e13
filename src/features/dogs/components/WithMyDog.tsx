import { IconDog } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { MemberDog } from '../../../../contract/dogs/member-dogs.ts'
import { ButtonLink } from '../../../ui/actions/Button.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { WithMyDogs } from './WithMyDogs.tsx'

interface Props {
  id: number
  /** See `WithMyDogs`. */
  room: string
  children: (dog: MemberDog, userId: number) => ReactNode
}

/** Renders one of the member's dogs; shows a message if they have no dog with that id. */
export function WithMyDog({ id, room, children }: Props) {
  return (
    <WithMyDogs room={room}>
      {(dogs, userId) => {
        const dog = dogs.find((one) => one.id === id)
        if (dog) return children(dog, userId)
        return (
          <EmptyState level={1} icon={IconDog} title="강아지를 찾을 수 없어요" text="이미 지운 강아지일 수 있어요.">
            <ButtonLink to="/my">마이로 가기</ButtonLink>
          </EmptyState>
        )
      }}
    </WithMyDogs>
  )
}
