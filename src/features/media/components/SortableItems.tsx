import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import type { Grip } from './PhotoTile.tsx'

export interface SortableProps<T> {
  items: readonly T[]
  /** Container of the library's live region, which must not be in a list. */
  around: HTMLElement | null
  onMove: (from: number, to: number) => void
  tile: (item: T, index: number, grip: Grip) => ReactNode
}

const SILENT = {
  // The list announces the new position, however something was moved; keyboard users have buttons.
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}

/** Items that are dragged by mouse, or by touch after a short press, so that the page can still be scrolled. */
export function SortableItems<T extends { id: string | number }>({ items, around, onMove, tile }: SortableProps<T>) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  )
  const ids = items.map(({ id }) => String(id))
  const end = ({ active, over }: DragEndEvent) => {
    if (over) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ ...SILENT, ...(around && { container: around }) }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {items.map((item, index) => (
          <Sortable key={item.id} id={String(item.id)}>
            {(grip) => tile(item, index, grip)}
          </Sortable>
        ))}
      </SortableContext>
    </DndContext>
  )
}

function Sortable({ id, children }: { id: string; children: (grip: Grip) => ReactNode }) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id })
  return children({
    ref: setNodeRef,
    ...listeners,
    style: {
      transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
      transition,
    },
    'data-held': isDragging || undefined,
  })
}
