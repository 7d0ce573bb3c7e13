import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Place } from '../../../../contract/places/places.ts'
import { MAX_PENDING_PER_PLACE } from '../../../../contract/corrections/corrections.ts'
import { Box } from '../../../ui/kit/Box.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { showSnackbar } from '../../../ui/overlays/state.ts'
import { useSession } from '../../session/state.ts'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { PlaceBackLink } from '../../../ui/actions/PlaceBackLink.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { CorrectionCard } from '../components/CorrectionCard.tsx'
import { CorrectionForm } from '../components/CorrectionForm.tsx'
import { ownCorrectionsQuery } from '../queries.ts'
import classes from '../components/Corrections.module.css'

/** A member proposes corrections of a place, and sees the decisions on earlier ones. */
export function CorrectionScreen({ place }: { place: Place }) {
  const { userId } = useSession()
  const { data: own = [], isLoading } = useQuery(ownCorrectionsQuery(userId, place.id))
  const [sent, setSent] = useState(0)
  const top = useRef<HTMLHeadingElement>(null)
  const mine = userId === null ? [] : own
  const waiting = mine.filter(({ state }) => state === 'pending').length
  const full = waiting >= MAX_PENDING_PER_PLACE

  function tellSent() {
    setSent(sent + 1)
    showSnackbar('제안을 보냈어요. 살펴보고 알려 드릴게요.', 'success')
    // Back to the top, where the new correction is listed.
    top.current?.focus()
  }

  return (
    <Stack gap={24} padTop={16} padX={16} padBottom={32} className={classes.screen}>
      <Stack as="header" gap={4}>
        <PlaceBackLink id={place.id} name={place.name} />
        <h1 ref={top} tabIndex={-1} className={classes.title}>
          정보 수정 제안
        </h1>
        <Text tone="quiet">다른 점을 알려 주시면 살펴본 뒤에 고칠게요.</Text>
      </Stack>
      {mine.length > 0 && userId !== null && (
        <Stack as="section" gap={12} aria-labelledby="sent-corrections">
          <h2 id="sent-corrections">내가 보낸 제안</h2>
          {mine.map((correction) => (
            <CorrectionCard key={correction.id} correction={correction} />
          ))}
        </Stack>
      )}
      {isLoading ? (
        // What was sent stands above the form, which would be pushed down by it.
        <Loading>
          <Skeleton height="40rem" radius="0.75rem" />
        </Loading>
      ) : full ? (
        <Box as="p" pad={16} ground="sunken" round={12}>
          보낸 제안 {waiting}개를 살펴보고 있어요. 결과가 나오면 또 보낼 수 있어요.
        </Box>
      ) : (
        <CorrectionForm key={`${userId} ${sent}`} place={place} onSent={tellSent} />
      )}
    </Stack>
  )
}
