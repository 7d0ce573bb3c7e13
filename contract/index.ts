import {
  changePassword,
  checkEmailAuthcode,
  checkNickname,
  completePasswordReset,
  exportMe,
  getMe,
  registerUser,
  resetPassword,
  sendEmailAuthcode,
  setMyPhoto,
  updateMe,
} from './accounts.ts'
import type { Endpoint } from './endpoint.ts'
import { changeEntry, listMyEntries, reportEntry, withdrawEntry } from './entries.ts'
import { listGroups } from './groups.ts'
import {
  createLikeList,
  deleteLikeList,
  listLikeLists,
  orderLikeLists,
  setListsOfPlace,
  updateLikeList,
} from './like-lists.ts'
import { likePlaces, listLikedPlaces, listLikes, setLike, setLikeNote } from './likes.ts'
import { createDog, deleteDog, listDogs, saveDog, setMainDog } from './member-dogs.ts'
import { listOptions } from './options.ts'
import { clusterPlaces } from './place-clusters.ts'
import { countPlaces, getPlace, getPlaceGuide, listNearbyPlaces, listPlaces, listRegions } from './places.ts'
import { getPrivatePhoto, uploadPhoto, uploadPrivatePhoto } from './photos.ts'
import { createReport } from './reports.ts'
import {
  createReview,
  deleteReview,
  getMyReview,
  getReviewSummary,
  listMyReviews,
  listReviewPhotos,
  listReviews,
  updateReview,
} from './reviews.ts'
import { listPopularWords, listSuggestions, recordSearch } from './search.ts'
import {
  confirmIdentity,
  endSession,
  listSessions,
  login,
  logout,
  logoutEverywhere,
  refresh,
  withdraw,
} from './session.ts'
import {
  kakaoCallback,
  linkSocial,
  listSocialProviders,
  listSocials,
  registerSocial,
  socialCallback,
  unlinkSocial,
} from './social.ts'
import { listMySuggestions, suggestChange, withdrawSuggestion } from './suggestions.ts'
import { getSiteConfig, listMainBanners } from './site.ts'

/** Every endpoint there is, by operation id. The server mounts these, the API page and the generated tests walk them. */
export const ENDPOINTS = {
  getSiteConfig,
  listMainBanners,
  listGroups,
  listOptions,
  listRegions,
  listPlaces,
  countPlaces,
  clusterPlaces,
  getPlace,
  getPlaceGuide,
  listNearbyPlaces,
  listSuggestions,
  listPopularWords,
  recordSearch,
  login,
  refresh,
  logout,
  logoutEverywhere,
  listSessions,
  endSession,
  confirmIdentity,
  withdraw,
  listSocialProviders,
  socialCallback,
  kakaoCallback,
  registerSocial,
  listSocials,
  linkSocial,
  unlinkSocial,
  checkNickname,
  sendEmailAuthcode,
  checkEmailAuthcode,
  registerUser,
  resetPassword,
  completePasswordReset,
  getMe,
  updateMe,
  setMyPhoto,
  changePassword,
  exportMe,
  setLike,
  listLikes,
  listLikedPlaces,
  likePlaces,
  setLikeNote,
  listLikeLists,
  createLikeList,
  updateLikeList,
  deleteLikeList,
  orderLikeLists,
  setListsOfPlace,
  uploadPhoto,
  uploadPrivatePhoto,
  getPrivatePhoto,
  listDogs,
  createDog,
  saveDog,
  deleteDog,
  setMainDog,
  reportEntry,
  changeEntry,
  withdrawEntry,
  listMyEntries,
  suggestChange,
  listMySuggestions,
  withdrawSuggestion,
  listReviews,
  getReviewSummary,
  listReviewPhotos,
  createReview,
  listMyReviews,
  getMyReview,
  updateReview,
  deleteReview,
  createReport,
} as const satisfies Record<string, Endpoint>

export type OperationId = keyof typeof ENDPOINTS
