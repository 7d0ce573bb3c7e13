import type { Dog } from '../../../../contract/dogs/dogs.ts'
import type { PlaceCard } from '../../../../contract/places/places.ts'
import { gistOf, verdictOfAll } from '../../../../contract/verdict/verdict.ts'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text, TextLink } from '../../../ui/kit/Text.tsx'
import { useNow } from '../../dogs/state.ts'
import { VerdictBadge } from '../../dogs/verdict/components/VerdictBadge.tsx'

/** The place of a question, with the verdict for its dog. */
export function PlaceOfQuestion({ place, dog }: { place: PlaceCard; dog: Dog | null }) {
  const now = useNow()
  const judged = now && dog ? verdictOfAll([dog], place.policy, now.moment) : null
  return (
    <Row wrap gap={8} rowGap={4} align="center">
      <TextLink to="/place/$id" params={{ id: place.id }} underlined tall={44}>
        {place.name}
      </TextLink>
      {judged && (
        <>
          <VerdictBadge level={judged.level} />
          <Text as="span" size="sm" tone="quiet">
            {gistOf(judged)}
          </Text>
        </>
      )}
    </Row>
  )
}
