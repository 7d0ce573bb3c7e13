import { membersPerDay } from '../domains/accounts/figures-store.ts'
import type { DashboardPorts } from '../domains/dashboard/ports.ts'
import { conflictingEntries, entriesPerDay } from '../domains/entries/figures-store.ts'
import { likesPerDay } from '../domains/likes/figures-store.ts'
import { placesPerDay, stalePlaces } from '../domains/places/figures-store.ts'
import { openReports } from '../domains/reports/figures-store.ts'
import { reviewsPerDay } from '../domains/reviews/figures-store.ts'
import { pendingCorrections } from '../domains/corrections/figures-store.ts'

/** Who counts what for the dashboard. */
export const DASHBOARD_PORTS: DashboardPorts = {
  queues: {
    suggestions: pendingCorrections,
    reports: openReports,
    conflicts: conflictingEntries,
    stale: stalePlaces,
  },
  figures: {
    members: membersPerDay,
    reviews: reviewsPerDay,
    entries: entriesPerDay,
    likes: likesPerDay,
    places: placesPerDay,
  },
}
