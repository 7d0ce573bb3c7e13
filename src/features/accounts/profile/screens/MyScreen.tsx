import { Heading } from '../../../../ui/content/Heading.tsx'
import { Skeleton } from '../../../../ui/states/Skeleton.tsx'
import { MoveDogOffer } from '../../../dogs/travel/components/MoveDogOffer.tsx'
import { MyDogs } from '../../../dogs/travel/components/MyDogs.tsx'
import { LogoutButton } from '../../../session/components/LogoutButton.tsx'
import { useMe } from '../../../session/queries.ts'
import { useDogsPending } from '../../../dogs/queries.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { TitledCard } from '../../../../ui/content/TitledCard.tsx'
import { dateText } from '../../../../platform/dates/korean-dates.ts'
import classes from '../components/Profile.module.css'

/** The member's home: dogs and account. */
export function MyScreen() {
  const { data: me } = useMe()
  const pending = useDogsPending()
  return (
    <Stack gap={20} room={640}>
      <Heading level={1}>
        {me ? `${me.nickname}님,` : '안녕하세요,'}
        <br />
        오늘은 어디로 갈까요?
      </Heading>
      <MyDogs />
      {/* How much room the dogs take is known once they are loaded: what was shown below before would be pushed away. */}
      {!pending && (
        <>
          <MoveDogOffer />
          <TitledCard title="계정">
            <Stack as="dl" columns="icon" gap={20} rowGap={8} className={classes.facts}>
              <dt>이메일</dt>
              <dd>{me ? (me.email ?? '없음') : <Skeleton />}</dd>
              <dt>가입한 날</dt>
              <dd>{me ? dateText(me.createdAt) : <Skeleton />}</dd>
            </Stack>
            <LogoutButton />
          </TitledCard>
        </>
      )}
    </Stack>
  )
}
