import { filesOfNotices, releaseFiles } from '../domains/notices/file-store.ts'
import { nicknameReports, numberOfNickname } from '../domains/accounts/nickname-store.ts'
import { portraitOf, portraits } from '../domains/accounts/portrait-store.ts'
import { arePlanned, photosOfBanners } from '../domains/banners/store.ts'
import type { BoardPorts } from '../domains/boards/ports.ts'
import { holdBoard } from '../domains/boards/store.ts'
import { isBoardUsed } from '../domains/posts/usage-store.ts'
import type { CommentPorts } from '../domains/comments/ports.ts'
import { lockCommentsOf } from '../domains/comments/store.ts'
import { commentAuthor, commentLikes, commentReports } from '../domains/comments/target-store.ts'
import { lockDog, listDogs } from '../domains/dogs/store.ts'
import { entryReportTargets } from '../domains/entries/target-store.ts'
import type { EntryPorts } from '../domains/entries/ports.ts'
import { removeVisit, storeVisit } from '../domains/entries/visit-store.ts'
import type { MentoringPorts } from '../domains/mentoring/ports.ts'
import { searchedAnswers } from '../domains/mentoring/found-store.ts'
import { questionPhotos } from '../domains/mentoring/photo-store.ts'
import { searchedNotices } from '../domains/notices/found-store.ts'
import { searchedPosts } from '../domains/posts/found-store.ts'
import type { GroupPorts } from '../domains/groups/ports.ts'
import type { LikePorts } from '../domains/likes/ports.ts'
import { insertSampleLikes } from '../domains/likes/sample-store.ts'
import { removeLikesAt } from '../domains/likes/store.ts'
import type { MutePorts } from '../domains/mutes/ports.ts'
import { isBlocked } from '../domains/mutes/store.ts'
import { newsroom } from '../domains/notifications/newsroom.ts'
import { placeFacts } from '../domains/places/facts-store.ts'
import { likedPlaceIds } from '../domains/places/like-target-store.ts'
import { isGroupUsed, isOptionUsed } from '../domains/places/usage-store.ts'
import type { OptionPorts } from '../domains/options/ports.ts'
import { photosOfPlaces } from '../domains/places/photo-store.ts'
import { listSampleIds } from '../domains/places/sample-store.ts'
import { photoAccess } from '../domains/photos/access-store.ts'
import type { RecordPhotos } from '../domains/photos/record-photo-store.ts'
import { numberOfPhoto, photoReports } from '../domains/photos/target-store.ts'
import type { PostPorts } from '../domains/posts/ports.ts'
import type { SamplePostPorts } from '../domains/posts/sample-store.ts'
import { commentedPosts } from '../domains/posts/commented-store.ts'
import { postAuthor, postLikes, postPhotos, postReports } from '../domains/posts/target-store.ts'
import { hold } from '../domains/reports/hold-store.ts'
import type { ReportParts, ReportTargets } from '../domains/reports/ports.ts'
import type { ReviewPorts } from '../domains/reviews/ports.ts'
import type { SearchPorts } from '../domains/search/ports.ts'
import type { SitePorts } from '../domains/site/ports.ts'
import type { SamplePorts } from '../domains/reviews/sample-store.ts'
import { reviewAuthor, reviewLikes, reviewPhotos, reviewReports } from '../domains/reviews/target-store.ts'

/** Connects the product domains: implements the ports by which each of them uses others. */

export const LIKE_PORTS: LikePorts = {
  targets: { place: likedPlaceIds, review: reviewLikes, post: postLikes, comment: commentLikes },
  places: placeFacts,
  newsroom,
}

export const REPORT_TARGETS: ReportTargets = {
  review: reviewReports(placeFacts),
  post: postReports,
  comment: commentReports,
  entry: entryReportTargets,
  nickname: nicknameReports,
  photo: photoReports({ review: reviewPhotos, post: postPhotos }, portraits),
}

export const accessOfPhoto = photoAccess([reviewPhotos, postPhotos, questionPhotos])

/** Who is named at what is reported; nobody at an entry report. */
const NAMED = { review: reviewAuthor, post: postAuthor, comment: commentAuthor, entry: null }
const WITH_PHOTOS = { review: reviewPhotos, post: postPhotos, comment: null, entry: null }

export const REPORT_PARTS: ReportParts = {
  async nickname(tx, { kind, id }, reader) {
    const author = await NAMED[kind]?.(tx, id, reader)
    return author ? numberOfNickname(tx, author) : null
  },
  async portrait(tx, { kind, id }, reader) {
    const author = await NAMED[kind]?.(tx, id, reader)
    const photo = author ? await portraitOf(tx, author) : null
    return photo && numberOfPhoto(tx, photo)
  },
  async photo(tx, { kind, id }, src) {
    const photo = await WITH_PHOTOS[kind]?.shownAt(tx, id, src)
    return photo ? numberOfPhoto(tx, photo) : null
  },
}

export const ENTRY_PORTS: EntryPorts = { places: placeFacts, dogs: { list: listDogs } }

export const REVIEW_PORTS: ReviewPorts = {
  places: placeFacts,
  dogs: { hold: lockDog },
  likes: { remove: (tx, reviewId) => removeLikesAt(tx, 'review', [reviewId]) },
}

export const MENTORING_PORTS: MentoringPorts = { places: placeFacts, dogs: { hold: lockDog }, newsroom }

export const SEARCH_PORTS: SearchPorts = { post: searchedPosts, notice: searchedNotices, answer: searchedAnswers }

export const SITE_PORTS: SitePorts = { banners: { arePlanned } }

export const GROUP_PORTS: GroupPorts = { places: { isGroupUsed } }

export const OPTION_PORTS: OptionPorts = { places: { isOptionUsed } }

export const BOARD_PORTS: BoardPorts = { posts: { isBoardUsed } }

export const POST_PORTS: PostPorts = {
  boards: { hold: holdBoard },
  cases: { hold: (tx, held) => hold(tx, REPORT_TARGETS.post, { kind: 'post', ...held }) },
  places: placeFacts,
  dogs: { hold: lockDog },
  visits: {
    async lock(tx, placeIds) {
      for (const id of [...new Set(placeIds)].toSorted((a, b) => a - b)) await placeFacts.lock(tx, id)
    },
    store: (tx, told, now) => storeVisit(tx, placeFacts, told, now),
    remove: (tx, id) => removeVisit(tx, placeFacts, id),
  },
  likes: {
    async remove(tx, postId) {
      await removeLikesAt(tx, 'post', [postId])
      await removeLikesAt(tx, 'comment', await lockCommentsOf(tx, postId))
    },
  },
}

export const COMMENT_PORTS: CommentPorts = {
  posts: commentedPosts,
  cases: { hold: (tx, held) => hold(tx, REPORT_TARGETS.comment, { kind: 'comment', ...held }) },
  likes: { remove: (tx, commentIds) => removeLikesAt(tx, 'comment', commentIds) },
  mutes: { isBlocked },
  newsroom,
}

export const MUTE_PORTS: MutePorts = {
  reviews: { owner: (db, id) => REPORT_TARGETS.review.owner(db, id, null) },
  newsroom,
}

export const SAMPLE_REVIEW_PORTS: SamplePorts = {
  places: placeFacts,
  addLikes: (db, likes) => insertSampleLikes(db, 'review', likes),
}

export const SAMPLE_POST_PORTS: SamplePostPorts = {
  boards: POST_PORTS.boards,
  placeIds: listSampleIds,
  addLikes: (db, likes) => insertSampleLikes(db, 'post', likes),
}

/** Records whose photos or files admins upload. */
export const RECORD_PHOTOS: RecordPhotos = {
  notice: { field: 'attachments', shown: filesOfNotices, release: releaseFiles },
  banner: { field: 'photo', shown: photosOfBanners },
  place: { field: 'photos', shown: photosOfPlaces },
}
