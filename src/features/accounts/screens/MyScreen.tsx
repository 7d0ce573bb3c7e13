import { IconDog } from '@tabler/icons-react'
import { SIZE_NAME } from '../../../../contract/dogs.ts'
import { Button } from '../../../ui/Button.tsx'
import { Heading } from '../../../ui/Heading.tsx'
import { MyDogs } from '../../dogs/components/MyDogs.tsx'
import { openDogSheet, useVisitorDog } from '../../dogs/state.ts'
import { LogoutButton } from '../../session/components/LogoutButton.tsx'
import { useMe } from '../../session/queries.ts'
import { Card } from '../components/Card.tsx'
import { koreanDate } from '../model.ts'
import classes from './My.module.css'

/** The member's own home: his dog, his account. */
export function MyScreen() {
  const { data: me } = useMe()
  const dog = useVisitorDog()
  const known = dog && [dog.breed, dog.size && SIZE_NAME[dog.size], dog.weightKg && `${dog.weightKg}kg`]
  return (
    <div className={classes.screen}>
      <Heading level={1}>{me ? `${me.nickname}님, 오늘은 어디로 갈까요?` : '마이'}</Heading>
      <MyDogs />
      <Card
        title={dog ? (dog.name ?? '우리 강아지') : '우리 강아지를 알려 주세요'}
        text={dog ? known?.filter(Boolean).join(' · ') : '크기만 골라도 갈 수 있는 곳을 바로 알려 드려요.'}
      >
        <Button
          variant={dog ? 'default' : 'filled'}
          leftSection={<IconDog size={18} stroke={1.75} aria-hidden />}
          onClick={openDogSheet}
        >
          {dog ? '강아지 정보 고치기' : '강아지 알려 주기'}
        </Button>
      </Card>
      <Card title="계정">
        {me && (
          <dl className={classes.facts}>
            <dt>이메일</dt>
            <dd>{me.email ?? '없음'}</dd>
            <dt>가입한 날</dt>
            <dd>{koreanDate(me.createdAt)}</dd>
          </dl>
        )}
        <LogoutButton />
      </Card>
    </div>
  )
}
