import { useNavigate } from '@tanstack/react-router'
import type { DogInput } from '../../../../../contract/dogs/dog-input.ts'
import type { Dog } from '../../../../../contract/dogs/dogs.ts'
import { MAX_DOGS } from '../../../../../contract/dogs/member-dogs.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { ButtonLink } from '../../../../ui/actions/Button.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { Heading } from '../../../../ui/content/Heading.tsx'
import { showSnackbar } from '../../../../ui/overlays/state.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { DogEditor } from '../components/DogEditor.tsx'
import { WithMyDogs } from '../../components/WithMyDogs.tsx'
import { saveDog } from '../../mutations.ts'
import { useVisitorDog } from '../../state.ts'
import { deleteDeviceDog } from '../../travel/mutations.ts'

/** Adds a dog. The first starts with what was described on this device. */
export function CreateDogScreen() {
  const saving = useCommand(saveDog)
  const navigate = useNavigate()
  const visitors = useVisitorDog()

  async function add(dog: DogInput, from: Dog | null): Promise<void> {
    const { name } = await saving.submit({ id: null, dog })
    if (from) deleteDeviceDog(from)
    showSnackbar(`${name}, 등록했어요.`, 'success')
    await navigate({ to: '/my', replace: true })
  }

  return (
    <Stack gap={20} shrink room={640}>
      <Heading level={1} text="나에게만 보여요. 언제든 고치거나 지울 수 있어요.">
        강아지 등록
      </Heading>
      <WithMyDogs room="75rem">
        {(dogs, userId) => {
          const from = dogs.length === 0 ? visitors : null
          return dogs.length < MAX_DOGS ? (
            <DogEditor
              userId={userId}
              dog={null}
              visitors={from}
              submit="등록하기"
              send={(input) => add(input, from)}
            />
          ) : (
            <EmptyState title={`강아지는 ${MAX_DOGS}마리까지 등록할 수 있어요`}>
              <ButtonLink to="/my">마이로 가기</ButtonLink>
            </EmptyState>
          )
        }}
      </WithMyDogs>
    </Stack>
  )
}
