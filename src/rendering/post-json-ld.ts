import type { Post } from '../../contract/posts/posts.ts'

/** A post for search engines. Who isn't named to readers isn't named here. */
export const postJsonLd = (post: Post, url: string): object => ({
  '@type': 'DiscussionForumPosting',
  url,
  headline: post.title,
  text: post.text,
  datePublished: post.createdAt,
  ...(post.editedAt && { dateModified: post.editedAt }),
  author: { '@type': 'Person', name: post.anonymous || !post.author ? '익명' : post.author.nickname },
  commentCount: post.commentCount,
  interactionStatistic: {
    '@type': 'InteractionCounter',
    interactionType: { '@type': 'LikeAction' },
    userInteractionCount: post.likeCount,
  },
})
