import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { SIZE_NAME } from '../../../../../contract/dog-sizes.ts'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { DogPicture } from '../../../dogs/components/DogPicture.tsx'
import { dogLabel, formatKg } from '../../../dogs/label-model.ts'
import { openDogSheet } from '../../../dogs/state.ts'
import { useTravel } from '../../../dogs/travel/queries.ts'
import classes from './DogLine.module.css'

/** The dogs that verdicts are for; or an invitation to describe one. */
export function DogLine() {
  const { dogs, waiting } = useTravel()
  const [dog, another] = dogs
  if (waiting) return <Skeleton height="5.375rem" />
  if (!dog) {
    return (
      <button type="button" className={classes.line} data-invite onClick={openDogSheet}>
        <span className={classes.picture}>
          <DogPicture size="medium" />
        </span>
        <span className={classes.words}>
          <strong>우리 강아지도 될까요?</strong>
          <span>크기와 몸무게만 알려 주세요</span>
        </span>
        <IconChevronRight size={20} stroke={2} aria-hidden />
      </button>
    )
  }
  const about = another
    ? [`${dogs.length}마리 함께`]
    : [dog.breed ?? SIZE_NAME[dog.size], dog.count > 1 ? `${dog.count}마리 함께` : null]
  return (
    <div className={classes.line}>
      <span className={classes.picture}>
        <DogPicture size={dog.size} />
      </span>
      <span className={classes.words}>
        <strong>
          <span className={classes.name}>{dogs.map(dogLabel).join(', ')}</span>
          {another ? null : `\u00a0· ${formatKg(dog.weightKg)}kg`}
        </strong>
        <span>
          {about.filter(Boolean).join(' · ')}
          <button type="button" className={classes.edit} onClick={openDogSheet}>
            바꾸기
          </button>
        </span>
      </span>
      <Link to="/place" search={{ fits: 'can' }} className={classes.go}>
        갈 수 있는 곳
        <IconChevronRight size={18} stroke={2} aria-hidden />
      </Link>
    </div>
  )
}
