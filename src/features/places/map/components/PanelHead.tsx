import { IconList, IconMap } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Box } from '../../../../ui/kit/Box.tsx'
import { ButtonLink } from '../../../../ui/actions/Button.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import type { MapSearch } from '../address-model.ts'
import classes from './MapPanel.module.css'

interface Props {
  title: string
  count: ReactNode
  search: MapSearch
  /** Whether map and list are shown in turn, as on a phone. */
  swaps: boolean
  list: boolean
}

/** Title and count of a panel beside the map, and the way from the map to the list and back. */
export const PanelHead = ({ title, count, search, swaps, list }: Props) => (
  <Row wrap gap={10} rowGap={0} align="center" tall={44} padX={16}>
    <Text as="h1" size="heading">
      {title}
    </Text>
    <Box as="output" grow tone="quiet">
      {count}
    </Box>
    {swaps && (
      <ButtonLink
        className={classes.swap}
        variant="subtle"
        to={list ? '/map' : '/map/list'}
        search={search}
        replace
        leftSection={list ? <IconMap size={18} aria-hidden /> : <IconList size={18} aria-hidden />}
      >
        {list ? '지도 보기' : '목록 보기'}
      </ButtonLink>
    )}
  </Row>
)
