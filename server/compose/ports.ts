import { lockDog, listDogs } from '../domains/dogs/store.ts'
import type { EntryPorts } from '../domains/entries/ports.ts'
import type { GroupPorts } from '../domains/groups/ports.ts'
import type { LikePorts } from '../domains/likes/ports.ts'
import { insertSampleLikes } from '../domains/likes/sample-store.ts'
import { removeLikesAt } from '../domains/likes/store.ts'
import { placeFacts } from '../domains/places/facts-store.ts'
import { likedPlaceIds } from '../domains/places/like-target-store.ts'
import { isGroupUsed, isOptionUsed } from '../domains/places/usage-store.ts'
import type { OptionPorts } from '../domains/options/ports.ts'
import type { ReportTargets } from '../domains/reports/ports.ts'
import type { ReviewPorts } from '../domains/reviews/ports.ts'
import type { SamplePorts } from '../domains/reviews/sample-store.ts'
import { reviewLikes, reviewReports } from '../domains/reviews/target-store.ts'

/** Connects the product domains: implements the ports by which each of them uses others. */

export const LIKE_PORTS: LikePorts = { targets: { place: likedPlaceIds, review: reviewLikes }, places: placeFacts }

export const REPORT_TARGETS: ReportTargets = { review: reviewReports(placeFacts) }

export const ENTRY_PORTS: EntryPorts = { places: placeFacts, dogs: { list: listDogs } }

export const REVIEW_PORTS: ReviewPorts = {
  places: placeFacts,
  dogs: { hold: lockDog },
  likes: { remove: (tx, reviewId) => removeLikesAt(tx, 'review', reviewId) },
}

export const SAMPLE_REVIEW_PORTS: SamplePorts = { places: placeFacts, addLikes: insertSampleLikes }

export const GROUP_PORTS: GroupPorts = { places: { isGroupUsed } }

export const OPTION_PORTS: OptionPorts = { places: { isOptionUsed } }
