import { accountsOperations } from './accounts.ts'
import { entriesOperations } from './entries.ts'
import { likeListOperations } from './like-lists.ts'
import { likesOperations } from './likes.ts'
import { dogsOperations } from './member-dogs.ts'
import { photosOperations } from './photos.ts'
import { reviewsOperations } from './reviews.ts'
import { correctionsOperations } from './corrections.ts'

/** The same for a member's own answers that a device persists (`memberPersisted` in `src/platform/offline/kept.ts`). */
export const MEMBER_SHAPES = {
  getMe: accountsOperations.getMe.data,
  listDogs: dogsOperations.listDogs.data,
  listLikes: likesOperations.listLikes.data,
  listLikeLists: likeListOperations.listLikeLists.data,
  listLikedPlaces: likesOperations.listLikedPlaces.data,
  listMyEntries: entriesOperations.listMyEntries.data,
  listMyReviews: reviewsOperations.listMyReviews.data,
  listMyCorrections: correctionsOperations.listMyCorrections.data,
  getPrivatePhoto: photosOperations.getPrivatePhoto.data,
}
