import { IconPaw } from '@tabler/icons-react'
import type { Dog } from '../../../../contract/dogs.ts'
import { freshness, type DogPolicy, SOURCE_NAME } from '../../../../contract/policy.ts'
import { verdict } from '../../../../contract/verdict.ts'
import { VerdictBadge } from '../../dogs/components/VerdictBadge.tsx'
import { useNow, useVisitorDog } from '../../dogs/state.ts'
import { checkedAgo, policyGist } from '../card-model.ts'
import classes from './PlaceAnswer.module.css'

interface Props {
  policy: DogPolicy
  dog: Dog | null | undefined
  className: string | undefined
}

/** What the place says to this dog and why; without a dog, on what terms it admits dogs. And how sure that is. */
export function PlaceAnswer({ policy, dog: described, className }: Props) {
  const own = useVisitorDog()
  const now = useNow()
  const dog = described ?? own
  const judged = dog && now ? verdict(dog, policy, now.moment) : null
  const age = now ? freshness(policy.verifiedAt, now.today) : 'unknown'
  return (
    <div className={`${classes.answer} ${className ?? ''}`} data-level={judged?.level}>
      <p className={classes.line}>
        {judged ? (
          <VerdictBadge policy={policy} dog={dog} />
        ) : (
          <span className={classes.gist}>
            <IconPaw size={16} aria-hidden />
            <span>{policyGist(policy)}</span>
          </span>
        )}
        <span className={classes.age} data-age={age}>
          <span className={classes.source}>{SOURCE_NAME[policy.source]} · </span>
          {checkedAgo(policy.verifiedAt, now?.today ?? null)}
        </span>
      </p>
      {judged && <p className={classes.reason}>{judged.reasons[0]?.text}</p>}
    </div>
  )
}
