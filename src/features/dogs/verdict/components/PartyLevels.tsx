import type { DogVerdict } from '../../../../../contract/verdict/verdict.ts'
import { LEVEL_NAME } from '../../../../../contract/verdict/verdict-levels.ts'
import { partyName, shortName } from '../../travel/model.ts'
import classes from './VerdictLevels.module.css'

/** The levels of several dogs in a line: "보리 갈 수 없어요  콩이 외 2마리 갈 수 있어요". */
export function PartyLevels({ each }: { each: readonly DogVerdict[] }) {
  return (
    <ul className={classes.line}>
      {[...new Set(each.map(({ level }) => level))].map((level) => {
        const [first, ...others] = each.filter((one) => one.level === level).map(({ dog }) => dog)
        return (
          <li key={level} data-level={level}>
            {first && (others.length > 0 ? partyName([first, ...others]) : shortName(first))}{' '}
            <strong>{LEVEL_NAME[level]}</strong>
          </li>
        )
      })}
    </ul>
  )
}
