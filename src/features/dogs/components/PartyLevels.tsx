import { type DogVerdict, LEVEL_NAME } from '../../../../contract/verdict.ts'
import { partyName } from '../travel-model.ts'
import classes from './PartyLevels.module.css'

/** Who of several may enter and who may not, in a line: "보리 갈 수 없어요 · 콩이 외 2마리 갈 수 있어요". */
export function PartyLevels({ each }: { each: readonly DogVerdict[] }) {
  return (
    <p className={classes.line}>
      {[...new Set(each.map(({ level }) => level))].map((level) => (
        <span key={level} data-level={level}>
          {partyName(each.filter((one) => one.level === level).map(({ dog }) => dog))}{' '}
          <strong>{LEVEL_NAME[level]}</strong>
        </span>
      ))}
    </p>
  )
}
