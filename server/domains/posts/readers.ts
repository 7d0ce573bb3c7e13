import { createHmac } from 'node:crypto'
import type { Keys } from '../../lib/keys.ts'

/** Names a reader of one post: the same for the same reader, different for another post, and not reversible without the key. */
export const readerOf = (keys: Keys, postId: number, who: { userId: number } | { ip: string; userAgent: string }) =>
  createHmac('sha256', keys.of('post-readers'))
    .update(JSON.stringify([postId, 'userId' in who ? who.userId : [who.ip, who.userAgent]]))
    .digest('base64url')
    .slice(0, 22)
