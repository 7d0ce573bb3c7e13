import { IconChevronDown } from '@tabler/icons-react'
import type { PartyVerdict } from '../../../../../contract/verdict/verdict.ts'
import { LEVEL_NAME } from '../../../../../contract/verdict/verdict-levels.ts'
import { dogLabel } from '../../label-model.ts'
import { dogFacts, type TravelDog } from '../../travel/model.ts'
import { LevelIcon } from './LevelIcon.tsx'
import classes from './Verdict.module.css'
import { VerdictReasons } from './VerdictReasons.tsx'

/** Reasons about the number of dogs, then those of each dog; the strictest one's are expanded, with two dogs both. */
export function PartyReasons({ party: { together, each } }: { party: PartyVerdict<TravelDog> }) {
  return (
    <>
      {together.length > 0 && <VerdictReasons reasons={together} />}
      <ul className={classes.each}>
        {each.map(({ dog, level, reasons }, index) => (
          <li key={dog.id}>
            <details open={index === 0 || each.length === 2}>
              <summary className={classes.dog} data-level={level}>
                <LevelIcon level={level} size={22} />
                <span className={classes.who}>
                  <strong>{dogLabel(dog)}</strong>
                  <span>
                    <b>{LEVEL_NAME[level]}</b> · {dogFacts(dog)}
                  </span>
                </span>
                <IconChevronDown className={classes.sign} size={20} stroke={1.75} aria-hidden />
              </summary>
              <div className={classes.reasons}>
                <VerdictReasons reasons={reasons} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}
