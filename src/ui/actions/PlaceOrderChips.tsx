import type { ReactNode } from 'react'
import type { PlaceSort } from '../../lib/ordered-marks.ts'
import { Chip } from './Chip.tsx'
import { Row } from '../kit/Row.tsx'

const ORDERS: readonly (readonly [order: PlaceSort, name: string])[] = [
  [undefined, '최근 찜한 순'],
  ['near', '가까운 순'],
  ['name', '이름순'],
]

interface Props {
  order: PlaceSort
  onOrder: (order: PlaceSort) => void
  /** Shown behind the chips. */
  children?: ReactNode
}

/** The order of liked or bookmarked places. */
export const PlaceOrderChips = ({ order, onOrder, children }: Props) => (
  <Row as="fieldset" wrap gap={8} align="center" bare aria-label="순서">
    {ORDERS.map(([each, name]) => (
      <Chip key={name} selected={order === each} onClick={() => onOrder(each)}>
        {name}
      </Chip>
    ))}
    {children}
  </Row>
)
