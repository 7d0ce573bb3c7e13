import * as v from 'valibot'
import { AppealData } from './appeals.ts'
import { MyComment } from './comments.ts'
import { Consent } from './consents.ts'
import { Correction } from './corrections.ts'
import { EntryReport } from './entries.ts'
import { LikeList } from './like-lists.ts'
import { Like } from './likes.ts'
import { MemberDog } from './member-dogs.ts'
import { Mute } from './mutes.ts'
import { NotificationData } from './notifications.ts'
import { MyPost } from './posts.ts'
import { Proposal } from './proposals.ts'
import { MentoringData } from './questions.ts'
import { Report } from './reports.ts'
import { MyReview } from './reviews.ts'

/** What is stored about a member beside their account; each domain with such data adds its part. */
export const MEMBER_PARTS = {
  consents: v.array(Consent),
  sessions: v.array(v.object({ device: v.string(), createdAt: v.string(), lastUsedAt: v.string() })),
  socials: v.array(v.object({ provider: v.string(), linkedAt: v.string() })),
  likes: v.array(Like),
  likeLists: v.array(LikeList),
  dogs: v.array(MemberDog),
  entries: v.array(EntryReport),
  suggestions: v.array(Correction),
  proposals: v.array(Proposal),
  reviews: v.array(MyReview),
  posts: v.array(MyPost),
  comments: v.array(MyComment),
  reports: v.array(Report),
  appeals: v.array(AppealData),
  mentoring: MentoringData,
  notifications: NotificationData,
  mutes: v.array(Mute),
}
