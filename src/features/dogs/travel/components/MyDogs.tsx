import { IconId, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type MemberDog, MOST_DOGS } from '../../../../../contract/member-dogs.ts'
import { toDog } from '../../../../../contract/dogs.ts'
import { ButtonLink } from '../../../../ui/Button.tsx'
import { Heading } from '../../../../ui/Heading.tsx'
import { PrivatePhoto } from '../../../media/components/PrivatePhoto.tsx'
import { dogFacts } from '../model.ts'
import { DogPicture } from '../../components/DogPicture.tsx'
import classes from './MyDogs.module.css'
import { WithMyDogs } from '../../components/WithMyDogs.tsx'

/** The member's dogs, the main one first, each with its card; who has none is invited. */
export function MyDogs() {
  return (
    <section aria-labelledby="my-dogs" className={classes.section}>
      <Heading id="my-dogs">우리 강아지</Heading>
      <WithMyDogs room="6.5rem">
        {(dogs) => (
          <ul className={classes.dogs}>
            {dogs.map((dog) => (
              <li key={dog.id} className={classes.dog}>
                <DogCard dog={dog} />
              </li>
            ))}
            {dogs.length < MOST_DOGS && (
              <li>
                <Link to="/my/dog/create" className={classes.add} data-first={dogs.length === 0 || undefined}>
                  <IconPlus size={24} stroke={1.75} aria-hidden />
                  <span className={classes.words}>
                    <span className={classes.name}>{dogs.length === 0 ? '강아지를 등록해 주세요' : '강아지 추가'}</span>
                    {dogs.length === 0 && (
                      <span className={classes.facts}>갈 수 있는 곳을 바로 알려 드리고, 접종 기록도 챙겨 드려요.</span>
                    )}
                  </span>
                </Link>
              </li>
            )}
          </ul>
        )}
      </WithMyDogs>
    </section>
  )
}

function DogCard({ dog }: { dog: MemberDog }) {
  return (
    <>
      <div className={classes.photo}>
        {dog.photoId ? (
          <PrivatePhoto id={dog.photoId} alt="" />
        ) : (
          <span className={classes.drawn}>
            <DogPicture size={dog.size} />
          </span>
        )}
      </div>
      <div className={classes.words}>
        <p className={classes.name}>
          {/* The whole card leads there; its button lies above. */}
          <Link to="/my/dog/$id" params={{ id: dog.id }} className={classes.link}>
            {dog.name}
          </Link>
          {dog.main && <span className={classes.main}>대표</span>}
        </p>
        <p className={classes.facts}>{dogFacts(toDog(dog))}</p>
        <ButtonLink
          to="/my/dog/$id/card"
          params={{ id: dog.id }}
          variant="light"
          className={classes.card}
          leftSection={<IconId size={18} stroke={1.75} aria-hidden />}
        >
          문 앞 카드
        </ButtonLink>
      </div>
    </>
  )
}
