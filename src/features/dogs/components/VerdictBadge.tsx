import { IconPaw } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import type { Moment } from '../../../../contract/days.ts'
import type { Dog } from '../../../../contract/dogs.ts'
import type { DogPolicy } from '../../../../contract/policy.ts'
import { LEVEL_NAME, verdict } from '../../../../contract/verdict.ts'
import { openDogSheet, useMoment, useVisitorDog } from '../state.ts'
import { LevelIcon } from './LevelIcon.tsx'
import classes from './VerdictBadge.module.css'

interface Props {
  policy: DogPolicy
  /** Another dog than the visitor's own. */
  dog?: Dog | null
  /** Another moment than now. */
  when?: Moment
  /** Without a dog show nothing: for a list, where one invitation above it is enough. */
  silent?: boolean
}

function invite(event: MouseEvent) {
  // It may lie on a card that is itself a link.
  event.preventDefault()
  event.stopPropagation()
  openDogSheet()
}

/** May the visitor's dog enter? Colour, icon and word; without a dog a quiet invitation to describe it. */
export function VerdictBadge({ policy, dog: described, when, silent = false }: Props) {
  const own = useVisitorDog()
  const now = useMoment()
  const dog = described ?? own
  const moment = when ?? now
  if (dog && moment) {
    const { level } = verdict(dog, policy, moment)
    return (
      <span className={classes.badge} data-level={level}>
        <LevelIcon level={level} size={16} />
        {LEVEL_NAME[level]}
      </span>
    )
  }
  if (silent || dog) return null
  return (
    <button type="button" className={classes.invite} onClick={invite}>
      <IconPaw size={16} aria-hidden />내 강아지 등록
    </button>
  )
}
