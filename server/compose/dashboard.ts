import { membersPerDay } from '../domains/accounts/figures-store.ts'
import type { DashboardPorts } from '../domains/dashboard/ports.ts'
import { conflictingEntries, entriesPerDay } from '../domains/entries/figures-store.ts'
import { failedImports } from '../domains/imports/figures-store.ts'
import { unansweredQuestions } from '../domains/mentoring/admin-store.ts'
import { likesPerDay } from '../domains/likes/figures-store.ts'
import { placesPerDay, stalePlaces } from '../domains/places/figures-store.ts'
import { countHeld } from '../domains/reports/hold-store.ts'
import { openAppeals, openReports } from '../domains/reports/figures-store.ts'
import { reviewsPerDay } from '../domains/reviews/figures-store.ts'
import { listMissedWords, missesPerDay } from '../domains/search/missed-store.ts'
import { pendingCorrections } from '../domains/corrections/figures-store.ts'
import { pendingProposals } from '../domains/proposals/decision-store.ts'

/** Who counts what for the dashboard. */
export const DASHBOARD_PORTS: DashboardPorts = {
  queues: {
    suggestions: pendingCorrections,
    proposals: pendingProposals,
    reports: openReports,
    appeals: openAppeals,
    held: countHeld,
    conflicts: conflictingEntries,
    stale: stalePlaces,
    imports: failedImports,
    questions: unansweredQuestions,
  },
  figures: {
    members: membersPerDay,
    reviews: reviewsPerDay,
    entries: entriesPerDay,
    likes: likesPerDay,
    places: placesPerDay,
    misses: missesPerDay,
  },
  missedWords: listMissedWords,
}
