import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { canonical } from '../../../../contract/api/canonical.ts'
import type { PlaceRecord } from '../../../../contract/places/place-records.ts'
import type { DogPolicy } from '../../../../contract/policy/policy.ts'
import { SAMPLE_DOGS } from '../../../../contract/dogs/sample-dogs.ts'
import { SAMPLE_MOMENTS } from '../../../../contract/verdict/verdict-flips.ts'
import { verdict } from '../../../../contract/verdict/verdict.ts'
import { LEVEL_NAME } from '../../../../contract/verdict/verdict-levels.ts'
import { grouped } from '../../../lib/number-text.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { verdictsQuery } from '../admin-queries.ts'
import classes from './Place.module.css'

const MOMENT_NAMES = ['평일', '토요일', '공휴일']

/** What the terms mean before they are saved: for sample dogs, and for the members who saved the place. */
export function PolicyVerdicts({ policy, stored }: { policy: DogPolicy; stored: PlaceRecord | null }) {
  return (
    <div aria-live="polite">
      <Text weight={600}>예시 강아지의 답</Text>
      <ul className={classes.verdicts}>
        {SAMPLE_DOGS.map(([name, dog]) => {
          const results = SAMPLE_MOMENTS.map((at, index) => ({
            ...verdict(dog, policy, at),
            when: `${MOMENT_NAMES[index]} `,
          }))
          const [first] = results
          const same = results.every(({ level }) => level === first?.level)
          return (
            <li key={name} className={classes.verdict}>
              <Text weight={600}>{name}</Text>
              {(same ? results.slice(0, 1) : results).map(({ level, when }) => (
                <strong key={when} className={classes.level} data-level={level}>
                  {!same && when}
                  {LEVEL_NAME[level]}
                </strong>
              ))}
              <Text size="sm" tone="quiet">
                {first?.reasons[0]?.text}
              </Text>
            </li>
          )
        })}
      </ul>
      {stored && <Flips stored={stored} policy={policy} />}
    </div>
  )
}

function Flips({ stored, policy }: { stored: PlaceRecord; policy: DogPolicy }) {
  const changed = canonical(stored.policy) !== canonical(policy)
  const deferred = useDeferredValue(policy)
  const { data, error } = useQuery({ ...verdictsQuery(stored.id, deferred), enabled: changed && stored.likeCount > 0 })
  if (stored.likeCount === 0) return <Text tone="quiet">이 장소를 찜한 회원이 없어요.</Text>
  if (!changed) return <Text tone="quiet">회원 {grouped(stored.likeCount)}명이 찜했어요.</Text>
  if (error) return <Text tone="quiet">찜한 회원의 답을 미리 알 수 없어요: {error.message}</Text>
  if (!data) return <Text tone="quiet">찜한 회원의 답이 어떻게 바뀌는지 세고 있어요.</Text>
  return (
    <>
      <Text weight={600}>
        찜한 {grouped(data.savers)}명 가운데 강아지를 등록한 {grouped(data.withDogs)}명:{' '}
        {data.flips.length === 0 ? '바뀌는 답이 없어요.' : '저장하면 답이 이렇게 바뀌어요.'}
      </Text>
      <ul>
        {data.flips.map(({ before, after, better, members }) => (
          <li key={before + after}>
            {grouped(members)}명 {better ? '나아져요' : '나빠져요'}: {LEVEL_NAME[before]} → {LEVEL_NAME[after]}
          </li>
        ))}
      </ul>
    </>
  )
}
