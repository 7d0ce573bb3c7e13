import { useQueries } from '@tanstack/react-query'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { SEX_NAME, type Vaccination, VACCINE_NAME } from '../../../../../contract/dogs/dog-input.ts'
import type { MemberDog } from '../../../../../contract/dogs/member-dogs.ts'
import { PrivatePhoto } from '../../../media/components/PrivatePhoto.tsx'
import { TRANSPARENT_PIXEL } from '../../../media/model.ts'
import { privatePhotoQuery } from '../../../media/queries.ts'
import { ageOf, formatDay, formatRegistration, isExpired, latestVaccinations } from '../../member-model.ts'
import { formatKg } from '../../label-model.ts'
import { isRestrictedBreed } from '../../model.ts'
import { useNow } from '../../state.ts'
import { Row } from '../../../../ui/kit/Row.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Box } from '../../../../ui/kit/Box.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import classes from './Door.module.css'
import { DogPicture } from '../../components/DogPicture.tsx'

const PhotoViewer = lazy(async () => ({
  default: (await import('../../../media/components/PhotoViewer.tsx')).PhotoViewer,
}))

/** The dog card: what staff at an entrance ask for, large enough to be read across a counter. */
export function DoorCard({ dog, userId }: { dog: MemberDog; userId: number }) {
  const today = useNow()?.today ?? ''
  const vaccinations = latestVaccinations(dog.vaccinations)
  // Fetched at once and persisted: there may be no network at the entrance.
  const proofs = useQueries({
    queries: vaccinations.map(({ proofId }) => privatePhotoQuery(userId, proofId, 'large')),
  }).map(({ data }) => data)
  const [shown, setShown] = useState<string | null>(null)
  const about = [dog.breed, dog.sex && SEX_NAME[dog.sex], ageOf(dog.birthday, today)].filter(Boolean).join(' · ')
  return (
    <Row as="article" grow column gap={12} aria-label={`${dog.name} 문 앞 카드`}>
      <Stack anchor middle clip ground="sunken" round={16} className={classes.photo}>
        {dog.photoId ? (
          <PrivatePhoto id={dog.photoId} alt={`${dog.name} 사진`} className={classes.frame} />
        ) : (
          <span className={classes.drawn}>
            <DogPicture size={dog.size} />
          </span>
        )}
      </Stack>
      <div>
        <Box as="h1" leading="tight" className={classes.name}>
          {dog.name}
        </Box>
        {about && (
          <Text size="heading" weight={600}>
            {about}
          </Text>
        )}
        {dog.guide && (
          <Text size="heading" weight={700} tone="yes">
            장애인 보조견 · 출입을 거부할 수 없어요
          </Text>
        )}
        {(dog.restricted || isRestrictedBreed(dog.breed ?? '')) && (
          <Text size="heading" weight={600}>
            맹견
          </Text>
        )}
      </div>
      <Stack as="dl" columns="two" gap={8} className={classes.facts}>
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
      </Stack>
      <section aria-labelledby="door-shots">
        <Text as="h2" size="sm" weight={600} tone="quiet" id="door-shots">
          예방접종
        </Text>
        {vaccinations.length === 0 ? (
          <Text tone="quiet">적어 둔 접종 기록이 없어요.</Text>
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
            photos={[{ ...TRANSPARENT_PIXEL, src: shown, alt: '접종 증명 사진' }]}
            index={0}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </Row>
  )
}

interface ShotProps {
  shot: Vaccination
  today: string
  /** Opens the vaccination's proof; undefined if there is none on this device. */
  onProof: (() => void) | undefined
}

function Shot({ shot, today, onProof }: ShotProps) {
  const expired = isExpired(shot, today)
  const Icon = expired ? IconAlertTriangle : IconCheck
  return (
    <Row
      as="li"
      gap={8}
      align="center"
      tall={44}
      padY={2}
      ruled
      icons="yes"
      className={classes.shot}
      data-expired={expired || undefined}
      data-open={!shot.nextDue || undefined}
    >
      <Icon size={20} stroke={2.25} aria-hidden />
      <Text as="span" grow shrink size="lg" weight={700} leading="close">
        {VACCINE_NAME[shot.vaccine]}
      </Text>
      <Stack as="span" items="end" size="md" nowrap className={classes.days}>
        <span>{formatDay(shot.date)} 접종</span>
        {shot.nextDue && (
          <Text as="span" weight={700} className={classes.due}>
            {formatDay(shot.nextDue)}
            {expired ? ' 기한 지남' : '까지'}
          </Text>
        )}
      </Stack>
      {onProof && (
        <Text
          as="button"
          rigid
          tall={44}
          padX={4}
          size="md"
          weight={600}
          tone="accent"
          underlined
          bare
          type="button"
          className={classes.proof}
          aria-label={`${VACCINE_NAME[shot.vaccine]} 증명 사진 보기`}
          onClick={onProof}
        >
          증명
        </Text>
      )}
    </Row>
  )
}
