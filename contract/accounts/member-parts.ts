import * as v from 'valibot'
import { AppealData } from '../reports/appeals.ts'
import { MyComment } from '../comments/comments.ts'
import { Consent } from '../users/consents.ts'
import { Correction } from '../corrections/corrections.ts'
import { EntryReport } from '../entries/entries.ts'
import { LikeList } from '../likes/like-lists.ts'
import { Like } from '../likes/likes.ts'
import { MemberDog } from '../dogs/member-dogs.ts'
import { Mute } from '../mutes/mutes.ts'
import { NotificationData } from '../notifications/notifications.ts'
import { MyPost } from '../posts/posts.ts'
import { Proposal } from '../proposals/proposals.ts'
import { MentoringData } from '../mentoring/questions.ts'
import { Report } from '../reports/reports.ts'
import { MyReview } from '../reviews/reviews.ts'

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
