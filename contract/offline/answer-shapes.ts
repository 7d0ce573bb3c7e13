import type { Schema } from '../api/operation.ts'
import { bannersOperations } from '../banners/banners.ts'
import { foundOperations } from '../search/found.ts'
import { groupsOperations } from '../groups/groups.ts'
import { mentoringOperations } from '../mentoring/mentoring.ts'
import { noticesOperations } from '../notices/notices.ts'
import { optionsOperations } from '../options/options.ts'
import { clusterOperations } from '../places/place-clusters.ts'
import { placesOperations } from '../places/places.ts'
import { boardsOperations } from '../boards/boards.ts'
import { commentsOperations } from '../comments/comments.ts'
import { postsOperations } from '../posts/posts.ts'
import { reviewsOperations } from '../reviews/reviews.ts'
import { searchOperations } from '../search/search.ts'
import { siteOperations } from '../site/site.ts'

const { listPlaces, countPlaces, getPlace, getPlaceGuide, listNearbyPlaces, listRegions } = placesOperations
const { listReviews, getReviewSummary, listReviewPhotos } = reviewsOperations

/** What the data of each public answer that a device caches must be; by operation. A test compares it with the endpoints. */
export const PUBLIC_SHAPES: Readonly<Record<string, Schema>> = {
  listGroups: groupsOperations.listGroups.data,
  listNotices: noticesOperations.listNotices.data,
  getNotice: noticesOperations.getNotice.data,
  listOptions: optionsOperations.listOptions.data,
  listPlaces: listPlaces.data,
  countPlaces: countPlaces.data,
  getPlace: getPlace.data,
  getPlaceGuide: getPlaceGuide.data,
  listNearbyPlaces: listNearbyPlaces.data,
  listRegions: listRegions.data,
  clusterPlaces: clusterOperations.clusterPlaces.data,
  listReviews: listReviews.data,
  getReviewSummary: getReviewSummary.data,
  listReviewPhotos: listReviewPhotos.data,
  listMentors: mentoringOperations.listMentors.data,
  listAnswers: mentoringOperations.listAnswers.data,
  getAnswer: mentoringOperations.getAnswer.data,
  listBoards: boardsOperations.listBoards.data,
  listPosts: postsOperations.listPosts.data,
  getPost: postsOperations.getPost.data,
  listComments: commentsOperations.listComments.data,
  listCommentAnswers: commentsOperations.listCommentAnswers.data,
  searchPosts: foundOperations.searchPosts.data,
  searchNotices: foundOperations.searchNotices.data,
  searchAnswers: foundOperations.searchAnswers.data,
  countFound: foundOperations.countFound.data,
  listPopularWords: searchOperations.listPopularWords.data,
  getSiteConfig: siteOperations.getSiteConfig.data,
  listMainBanners: bannersOperations.listMainBanners.data,
}
