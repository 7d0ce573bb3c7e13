import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { SIZE_NAME, TYPICAL_KG } from '../../../../../contract/dogs/dog-sizes.ts'
import { Skeleton } from '../../../../ui/states/Skeleton.tsx'
import { DogPicture } from '../../../dogs/components/DogPicture.tsx'
import { formatKg } from '../../../dogs/label-model.ts'
import { openDogSheet, setVisitorDog } from '../../../dogs/state.ts'
import { partyName } from '../../../dogs/travel/model.ts'
import { useTravel } from '../../../dogs/travel/queries.ts'
import { usePlacesOnDevice } from '../../hooks.ts'
import { DogInvite } from './DogInvite.tsx'
import classes from './DogLine.module.css'

const NEW_DOG = { name: null, breed: null, restricted: false, guide: false, count: 1 }

/** The dogs that verdicts are for; or an invitation to describe one. */
export function DogLine() {
  const { dogs, waiting } = useTravel()
  const [dog, another] = dogs
  const tapped = useRef(false)
  const onDevice = usePlacesOnDevice()
  if (waiting) return <Skeleton height="6.375rem" />
  if (!dog) {
    return (
      <DogInvite
        html={!onDevice}
        onChoose={(size) => {
          tapped.current = true
          setVisitorDog({ ...NEW_DOG, size, weightKg: TYPICAL_KG[size] })
        }}
      />
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
          <span className={classes.name}>{partyName(dogs)}</span>
          {another ? null : `\u00a0· ${formatKg(dog.weightKg)}kg`}
        </strong>
        <span>
          {about.filter(Boolean).join(' · ')}
          <button type="button" className={classes.edit} onClick={openDogSheet}>
            바꾸기
          </button>
        </span>
      </span>
      <Link
        // The button that was tapped is gone.
        ref={(link) => {
          if (tapped.current) link?.focus({ preventScroll: true })
          tapped.current = false
        }}
        to="/place"
        search={{ fits: 'can' }}
        className={classes.go}
      >
        갈 수 있는 곳
        <IconChevronRight size={18} stroke={2} aria-hidden />
      </Link>
    </div>
  )
}
