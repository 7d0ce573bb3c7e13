import { SIZE_NAME } from '../../../../contract/dogs.ts'
import type { DogPolicy } from '../../../../contract/policy.ts'
import { LEVEL_NAME, verdict } from '../../../../contract/verdict.ts'
import { Button } from '../../../ui/Button.tsx'
import { dogLabel, formatKg } from '../model.ts'
import { openDogSheet, useMoment, useVisitorDog } from '../state.ts'
import { DogPicture } from './DogPicture.tsx'
import { LevelIcon } from './LevelIcon.tsx'
import { VerdictReasons } from './VerdictReasons.tsx'
import classes from './VerdictPanel.module.css'

/** The answer for which the whole page is there: may my dog come in, why, and for which dog this was said. */
export function VerdictPanel({ policy }: { policy: DogPolicy }) {
  const dog = useVisitorDog()
  const moment = useMoment()
  if (!dog || !moment) {
    return (
      <section className={classes.panel} aria-labelledby="verdict">
        <div className={classes.invite}>
          <span className={classes.dogs} aria-hidden>
            <DogPicture size="small" />
            <DogPicture size="medium" />
            <DogPicture size="large" />
          </span>
          <h2 id="verdict" className={classes.question}>
            우리 강아지도 갈 수 있을까요?
          </h2>
          <p className={classes.quiet}>크기만 알려 주시면 바로 답해 드려요.</p>
          <Button onClick={openDogSheet}>내 강아지 등록</Button>
        </div>
      </section>
    )
  }
  const { level, reasons } = verdict(dog, policy, moment)
  const about = [
    `${formatKg(dog.weightKg)}kg ${SIZE_NAME[dog.size]}`,
    dog.breed,
    dog.guide && '보조견',
    dog.restricted && '맹견',
    dog.count > 1 && `${dog.count}마리`,
  ]
  return (
    <section className={classes.panel} aria-labelledby="verdict" data-level={level}>
      <h2 id="verdict" className={classes.level}>
        <LevelIcon level={level} size={28} />
        {LEVEL_NAME[level]}
      </h2>
      <div className={classes.body}>
        <VerdictReasons reasons={reasons} />
        <p className={classes.dog}>
          <span className={classes.picture}>
            <DogPicture size={dog.size} />
          </span>
          <span className={classes.who}>
            <strong>{dogLabel(dog)}</strong>
            <span className={classes.quiet}>{about.filter(Boolean).join(' · ')}</span>
          </span>
          <button type="button" className={classes.change} onClick={openDogSheet}>
            바꾸기
          </button>
        </p>
      </div>
    </section>
  )
}
