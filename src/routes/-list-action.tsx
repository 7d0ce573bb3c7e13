import { onDemand } from '../ui/OnDemand.tsx'

const ListButton = onDemand(async () => (await import('../features/likes/lists/components/ListButton.tsx')).ListButton)

/** A member's button among the actions of a place. Its space is reserved before its code, which visitors never load. */
export const ListAction = ({ place }: { place: number }) => (
  <span style={{ flex: 'none', width: '3.75rem', height: '3.25rem' }}>
    <ListButton when place={place} />
  </span>
)
