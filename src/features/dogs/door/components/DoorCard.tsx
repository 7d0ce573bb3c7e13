import { useQueries } from '@tanstack/react-query'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { SEX_NAME, type Vaccination, VACCINE_NAME } from '../../../../../contract/dog-input.ts'
import type { MemberDog } from '../../../../../contract/member-dogs.ts'
import { PrivatePhoto } from '../../../media/components/PrivatePhoto.tsx'
import { UNSEEN } from '../../../media/model.ts'
import { privatePhotoQuery } from '../../../media/queries.ts'
import { ageOf, formatDay, formatRegistration, isExpired, latestVaccinations } from '../../member-model.ts'
import { formatKg } from '../../label-model.ts'
import { isRestrictedBreed } from '../../model.ts'
import { useNow } from '../../state.ts'
import classes from './DoorCard.module.css'
import { DogPicture } from '../../components/DogPicture.tsx'

const PhotoViewer = lazy(async () => ({
  default: (await import('../../../media/components/PhotoViewer.tsx')).PhotoViewer,
}))

/** What somebody at a door asks for, large enough to be read over a counter. */
export function DoorCard({ dog, userId }: { dog: MemberDog; userId: number }) {
  const today = useNow()?.today ?? ''
  const vaccinations = latestVaccinations(dog.vaccinations)
  // Read at once and kept: at the door there may be no network.
  const proofs = useQueries({
    queries: vaccinations.map(({ proofId }) => privatePhotoQuery(userId, proofId, 'large')),
  }).map(({ data }) => data)
  const [shown, setShown] = useState<string | null>(null)
  const about = [dog.breed, dog.sex && SEX_NAME[dog.sex], ageOf(dog.birthday, today)].filter(Boolean).join(' · ')
  return (
    <article className={classes.card} aria-label={`${dog.name} 문 앞 카드`}>
      <div className={classes.photo}>
        {dog.photoId ? (
          <PrivatePhoto id={dog.photoId} alt={`${dog.name} 사진`} className={classes.frame} />
        ) : (
          <span className={classes.drawn}>
            <DogPicture size={dog.size} />
          </span>
        )}
      </div>
      <div className={classes.who}>
        <h1 className={classes.name}>{dog.name}</h1>
        {about && <p className={classes.about}>{about}</p>}
        {dog.guide && <p className={classes.guide}>장애인 보조견 · 출입을 거부할 수 없어요</p>}
        {(dog.restricted || isRestrictedBreed(dog.breed ?? '')) && <p className={classes.about}>맹견</p>}
      </div>
      <dl className={classes.facts}>
        <div className={dog.neutered === null ? classes.wide : undefined}>
          <dt>몸무게</dt>
          <dd>{formatKg(dog.weightKg)}kg</dd>
        </div>
        {dog.neutered !== null && (
          <div>
            <dt>중성화</dt>
            <dd>{dog.neutered ? '했어요' : '안 했어요'}</dd>
          </div>
        )}
        {dog.registrationNumber && (
          <div className={classes.wide}>
            <dt>동물등록번호</dt>
            <dd>{formatRegistration(dog.registrationNumber)}</dd>
          </div>
        )}
      </dl>
      <section className={classes.shots} aria-labelledby="door-shots">
        <h2 id="door-shots" className={classes.title}>
          예방접종
        </h2>
        {vaccinations.length === 0 ? (
          <p className={classes.none}>적어 둔 접종 기록이 없어요.</p>
        ) : (
          <ul>
            {vaccinations.map((one, index) => (
              <Shot
                key={one.vaccine}
                shot={one}
                today={today}
                onProof={proofs[index] && (() => setShown(proofs[index]?.url ?? null))}
              />
            ))}
          </ul>
        )}
      </section>
      {shown !== null && (
        <Suspense>
          <PhotoViewer
            photos={[{ ...UNSEEN, src: shown, alt: '접종 증명 사진' }]}
            index={0}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </article>
  )
}

interface ShotProps {
  shot: Vaccination
  today: string
  /** Opens its proof; undefined where there is none here. */
  onProof: (() => void) | undefined
}

function Shot({ shot, today, onProof }: ShotProps) {
  const expired = isExpired(shot, today)
  const Icon = expired ? IconAlertTriangle : IconCheck
  return (
    <li className={classes.shot} data-expired={expired || undefined} data-open={!shot.nextDue || undefined}>
      <Icon size={20} stroke={2.25} aria-hidden />
      <span className={classes.vaccine}>{VACCINE_NAME[shot.vaccine]}</span>
      <span className={classes.days}>
        <span>{formatDay(shot.date)} 접종</span>
        {shot.nextDue && (
          <span className={classes.due}>
            {formatDay(shot.nextDue)}
            {expired ? ' 기한 지남' : '까지'}
          </span>
        )}
      </span>
      {onProof && (
        <button
          type="button"
          className={classes.proof}
          aria-label={`${VACCINE_NAME[shot.vaccine]} 증명 사진 보기`}
          onClick={onProof}
        >
          증명
        </button>
      )}
    </li>
  )
}
