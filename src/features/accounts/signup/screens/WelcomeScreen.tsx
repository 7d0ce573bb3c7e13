import { IconDog } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { calledName, josa } from '../../../../../contract/text/josa.ts'
import type { ReactNode } from 'react'
import { toDog } from '../../../../../contract/places/party.ts'
import { MoveDogOffer } from '../../../dogs/travel/components/MoveDogOffer.tsx'
import { useMyDogs } from '../../../dogs/queries.ts'
import { openDogSheet } from '../../../dogs/state.ts'
import { partyName } from '../../../dogs/travel/model.ts'
import { useTravelDogs } from '../../../dogs/travel/queries.ts'
import { useMe } from '../../../session/queries.ts'
import { consumeReturnPath } from '../../../session/return-model.ts'
import { Box } from '../../../../ui/kit/Box.tsx'
import { Button } from '../../../../ui/actions/Button.tsx'
import { AuthHeading } from '../../components/AuthHeading.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import classes from '../../screens/Auth.module.css'

/** Last step of registration: a welcome, and the dog for verdicts; one on this device can be moved. `offer`: what else can be moved. */
export function WelcomeScreen({ offer }: { offer: ReactNode }) {
  const router = useRouter()
  const { data: me } = useMe()
  const dogs = useTravelDogs()
  const mine = useMyDogs()
  return (
    <Stack gap={24}>
      <AuthHeading
        step={3}
        text={
          dogs.length > 0
            ? `${partyName(dogs)} 기준으로 갈 수 있는 곳을 알려 드리고 있어요.`
            : '강아지를 알려 주시면 갈 수 있는 곳을 바로 골라 드려요.'
        }
      >
        {me ? `${me.nickname}님, 반가워요!` : '반가워요!'}
      </AuthHeading>
      <Stack gap={8} items="center" padTop={16} padBottom={8} text="center" className={classes.done}>
        <Stack as="span" middle square={72} below={8} tone="accent" ground="accent" round="full">
          <IconDog size={36} stroke={1.5} aria-hidden />
        </Stack>
        <Box as="output" tone="quiet">
          {mine.length > 0
            ? `${josa(calledName(partyName(mine.map(toDog))), '을/를')} 우리 강아지로 등록했어요.`
            : '이제 어느 기기에서든 로그인해서 이어 볼 수 있어요.'}
        </Box>
      </Stack>
      <MoveDogOffer atOnce />
      {offer}
      <Stack gap={10}>
        {dogs.length === 0 && (
          <Button variant="light" fullWidth className={classes.main} onClick={openDogSheet}>
            우리 강아지 알려 주기
          </Button>
        )}
        <Button
          fullWidth
          className={classes.main}
          onClick={() => void router.navigate({ href: consumeReturnPath(), replace: true })}
        >
          시작하기
        </Button>
      </Stack>
    </Stack>
  )
}
