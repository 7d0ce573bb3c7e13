import { useQuery } from '@tanstack/react-query'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { Place } from '../../../../contract/places.ts'
import { MOST_PENDING_OF_PLACE } from '../../../../contract/suggestions.ts'
import { showSnackbar } from '../../../ui/overlays/state.ts'
import { useSession } from '../../session/state.ts'
import { SuggestionCard } from '../components/SuggestionCard.tsx'
import { SuggestionForm } from '../components/SuggestionForm.tsx'
import { ownSuggestionsQuery } from '../queries.ts'
import classes from './SuggestScreen.module.css'

/** A member tells what of a place is otherwise, and sees what came of what he told before. */
export function SuggestScreen({ place }: { place: Place }) {
  const { userId } = useSession()
  const { data: own = [] } = useQuery(ownSuggestionsQuery(userId, place.id))
  const [sent, setSent] = useState(0)
  const top = useRef<HTMLHeadingElement>(null)
  const mine = userId === null ? [] : own
  const waiting = mine.filter(({ state }) => state === 'pending').length
  const full = waiting >= MOST_PENDING_OF_PLACE

  function tellSent() {
    setSent(sent + 1)
    showSnackbar('제안을 보냈어요. 살펴보고 알려 드릴게요.', 'success')
    // Back to the top, where it now stands.
    top.current?.focus()
  }

  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <Link to="/place/$id" params={{ id: place.id }} className={classes.place}>
          <IconArrowLeft size={18} aria-hidden />
          {place.name}
        </Link>
        <h1 ref={top} tabIndex={-1} className={classes.title}>
          정보 수정 제안
        </h1>
        <p className={classes.lead}>다른 점을 알려 주시면 살펴본 뒤에 고칠게요.</p>
      </header>
      {mine.length > 0 && userId !== null && (
        <section className={classes.own} aria-labelledby="suggested">
          <h2 id="suggested">내가 보낸 제안</h2>
          {mine.map((suggestion) => (
            <SuggestionCard key={suggestion.id} suggestion={suggestion} />
          ))}
        </section>
      )}
      {full ? (
        <p className={classes.full}>보낸 제안 {waiting}개를 살펴보고 있어요. 결과가 나오면 또 보낼 수 있어요.</p>
      ) : (
        <SuggestionForm key={`${userId} ${sent}`} place={place} onSent={tellSent} />
      )}
    </div>
  )
}
