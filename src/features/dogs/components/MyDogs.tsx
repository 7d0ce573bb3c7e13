import { useQueryClient } from '@tanstack/react-query'
import { type MemberDog, toDog } from '../../../../contract/member-dogs.ts'
import { Button } from '../../../ui/Button.tsx'
import { Heading } from '../../../ui/Heading.tsx'
import { useSession } from '../../session/state.ts'
import { PrivatePhoto } from '../../media/components/PrivatePhoto.tsx'
import { factsOf } from '../model.ts'
import { setMainDog } from '../mutations.ts'
import { useMyDogs } from '../queries.ts'
import { DogPicture } from './DogPicture.tsx'
import classes from './MyDogs.module.css'

/** The member's dogs, the main one first. */
export function MyDogs() {
  const dogs = useMyDogs()
  if (dogs.length === 0) return null
  return (
    <section aria-labelledby="my-dogs" className={classes.section}>
      <Heading id="my-dogs">우리 강아지</Heading>
      <ul className={classes.dogs}>
        {dogs.map((dog) => (
          <li key={dog.id}>
            <DogCard dog={dog} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function DogCard({ dog }: { dog: MemberDog }) {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  return (
    <div className={classes.card}>
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
          {dog.name}
          {dog.main && <span className={classes.main}>대표</span>}
        </p>
        <p className={classes.facts}>{factsOf(toDog(dog))}</p>
        {!dog.main && userId !== null && (
          <Button variant="default" onClick={() => void setMainDog(queryClient, userId, dog.id)}>
            대표로 하기
          </Button>
        )}
      </div>
    </div>
  )
}
