import { IconMapPin } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Spot } from '../../../../platform/map/geocoder.ts'
import { Box } from '../../../../ui/kit/Box.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import classes from './MapFinder.module.css'

interface Props {
  /** Name of the area at the map's centre. */
  here: string | null
  asked: string
  spots: UseQueryResult<Spot[]>
  onChoose: (spot: Spot) => void
}

/** What was found for the words in the search bar, below it. */
export function MapSpots({ here, asked, spots, onChoose }: Props) {
  const shown = (asked && spots.data) || []
  return (
    <Box className={classes.found} ground="card" round={12} pad={12} shadow>
      {here && !asked && <Text tone="quiet">지금 보는 곳 · {here}</Text>}
      <Text as="output" block tone="quiet">
        {wordFor(asked, spots, shown)}
      </Text>
      {shown.length > 0 && (
        <Box as="ul" className={classes.list} aria-label="찾은 곳">
          {shown.map((spot) => (
            <li key={spot.key}>
              <Row
                as="button"
                gap={12}
                align="center"
                wide
                tall={52}
                padY={6}
                padX={8}
                tone="ink"
                bare
                round={12}
                hover="sunken"
                icons="accent"
                type="button"
                className={classes.spot}
                onClick={() => onChoose(spot)}
              >
                <IconMapPin size={20} stroke={1.75} aria-hidden />
                <span>
                  <b>{spot.name}</b>
                  <small>{spot.detail}</small>
                </span>
              </Row>
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}

function wordFor(asked: string, { isError, isPending }: { isError: boolean; isPending: boolean }, shown: Spot[]) {
  if (!asked) return '장소, 주소, 지역을 적어 보세요.'
  if (isError) return '지금은 찾을 수 없어요. 잠시 후 다시 시도해 주세요.'
  if (isPending) return '찾는 중이에요.'
  return shown.length > 0 ? `${shown.length}곳을 찾았어요.` : '찾은 곳이 없어요. 다른 말로 찾아보세요.'
}
