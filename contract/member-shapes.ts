import { accountsOperations } from './accounts.ts'
import { entriesOperations } from './entries.ts'
import { appealsOperations } from './appeals.ts'
import { likeListOperations } from './like-lists.ts'
import { likesOperations } from './likes.ts'
import { mentoringOperations } from './mentoring.ts'
import { mentoringDeskOperations } from './mentoring-desk.ts'
import { mutesOperations } from './mutes.ts'
import { notificationsOperations } from './notifications.ts'
import { dogsOperations } from './member-dogs.ts'
import { photosOperations } from './photos.ts'
import { commentsOperations } from './comments.ts'
import { postsOperations } from './posts.ts'
import { reportsOperations } from './reports.ts'
import { reviewsOperations } from './reviews.ts'
import { correctionsOperations } from './corrections.ts'
import { proposalsOperations } from './proposals.ts'

/** The same for a member's own answers that a device persists (`memberPersisted` in `src/platform/offline/kept.ts`). */
export const MEMBER_SHAPES = {
  getMe: accountsOperations.getMe.data,
  listDogs: dogsOperations.listDogs.data,
  listLikes: likesOperations.listLikes.data,
  listLikeLists: likeListOperations.listLikeLists.data,
  listLikedPlaces: likesOperations.listLikedPlaces.data,
  listMyEntries: entriesOperations.listMyEntries.data,
  listCommentsForMe: commentsOperations.listCommentsForMe.data,
  listCommentAnswersForMe: commentsOperations.listCommentAnswersForMe.data,
  listMyComments: commentsOperations.listMyComments.data,
  listPostsForMe: postsOperations.listPostsForMe.data,
  getPostForMe: postsOperations.getPostForMe.data,
  listMyPosts: postsOperations.listMyPosts.data,
  listMyReports: reportsOperations.listMyReports.data,
  listMyReviews: reviewsOperations.listMyReviews.data,
  listMyCorrections: correctionsOperations.listMyCorrections.data,
  listMyProposals: proposalsOperations.listMyProposals.data,
  listMyQuestions: mentoringOperations.listMyQuestions.data,
  getMyQuestion: mentoringOperations.getMyQuestion.data,
  getDesk: mentoringDeskOperations.getDesk.data,
  listDeskQuestions: mentoringDeskOperations.listDeskQuestions.data,
  getDeskQuestion: mentoringDeskOperations.getDeskQuestion.data,
  listSavedReplies: mentoringDeskOperations.listSavedReplies.data,
  listMyCases: appealsOperations.listMyCases.data,
  listMutes: mutesOperations.listMutes.data,
  listNotifications: notificationsOperations.listNotifications.data,
  countUnread: notificationsOperations.countUnread.data,
  getNotificationSettings: notificationsOperations.getNotificationSettings.data,
  getPrivatePhoto: photosOperations.getPrivatePhoto.data,
}
