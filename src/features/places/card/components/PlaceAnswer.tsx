import { IconPaw } from '@tabler/icons-react'
import type { Dog } from '../../../../../contract/dogs/dogs.ts'
import { freshness, isBeforeFoodLaw } from '../../../../../contract/policy/freshness.ts'
import type { DogPolicy } from '../../../../../contract/policy/policy.ts'
import { SOURCE_NAME } from '../../../../../contract/policy/policy-source.ts'
import { PartyLevels } from '../../../dogs/verdict/components/PartyLevels.tsx'
import { VerdictBadge } from '../../../dogs/verdict/components/VerdictBadge.tsx'
import { useNow } from '../../../dogs/state.ts'
import { useTravel } from '../../../dogs/travel/queries.ts'
import { useJudge } from '../../../dogs/verdict/hooks.ts'
import { Text } from '../../../../ui/kit/Text.tsx'
import { BEFORE_FOOD_LAW, checkedAgo, policyGist } from '../model.ts'
import classes from './PlaceAnswer.module.css'

interface Props {
  policy: DogPolicy
  group: string
  /** Other dogs than the member's own. */
  dogs: readonly Dog[] | undefined
  className: string | undefined
}

/** The place's verdict for these dogs, with reason and freshness; without a dog, a summary of the policy. */
export function PlaceAnswer({ policy, group, dogs: described, className }: Props) {
  const { dogs: own, waiting } = useTravel()
  const now = useNow()
  const dogs = described ?? own
  const judge = useJudge(dogs.length > 0)
  const judged = now && judge?.verdictOfAll(dogs, policy, now.moment)
  const differ = judged?.each.some(({ level }) => level !== judged.each[0]?.level)
  const age = now ? freshness(policy.verifiedAt, now.today, group) : 'unknown'
  return (
    <div
      className={`${classes.answer} ${className ?? ''}`}
      data-level={judged?.level}
      data-early={!now || waiting || (dogs.length > 0 && !judge) ? '' : undefined}
    >
      <p className={classes.line}>
        {judged ? (
          <VerdictBadge level={judged.level} />
        ) : (
          <span className={classes.gist}>
            <IconPaw size={16} aria-hidden />
            <span>{policyGist(policy)}</span>
          </span>
        )}
        <span className={classes.age} data-age={age}>
          <span className={classes.source}>{SOURCE_NAME[policy.source]} · </span>
          {now && isBeforeFoodLaw(group, policy.verifiedAt, now.today)
            ? BEFORE_FOOD_LAW
            : checkedAgo(policy.verifiedAt, now?.today ?? null)}
        </span>
      </p>
      {judged && differ && <PartyLevels each={judged.each} />}
      {judged && (
        <Text clip clamp={2} size="sm" leading="line">
          {judge?.gistOf(judged)}
        </Text>
      )}
    </div>
  )
}
