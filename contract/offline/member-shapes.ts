import { accountsOperations } from '../accounts/accounts.ts'
import { entriesOperations } from '../entries/entries.ts'
import { appealsOperations } from '../reports/appeals.ts'
import { likeListOperations } from '../likes/like-lists.ts'
import { likesOperations } from '../likes/likes.ts'
import { mentoringOperations } from '../mentoring/mentoring.ts'
import { mentoringDeskOperations } from '../mentoring/mentoring-desk.ts'
import { mutesOperations } from '../mutes/mutes.ts'
import { notificationsOperations } from '../notifications/notifications.ts'
import { dogsOperations } from '../dogs/member-dogs.ts'
import { photosOperations } from '../photos/photos.ts'
import { commentsOperations } from '../comments/comments.ts'
import { postsOperations } from '../posts/posts.ts'
import { reportsOperations } from '../reports/reports.ts'
import { reviewsOperations } from '../reviews/reviews.ts'
import { correctionsOperations } from '../corrections/corrections.ts'
import { proposalsOperations } from '../proposals/proposals.ts'

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
