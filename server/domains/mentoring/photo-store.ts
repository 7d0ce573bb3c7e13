import { and, or, sql } from 'drizzle-orm'
import { holderIn } from '../../db/content/photo-holder.ts'
import { hasRole } from '../../db/content/shown-posts.ts'
import { PUBLISHED } from './answer-store.ts'
import { seenBy } from './desk-store.ts'
import { questions } from './table.ts'

/** Photos of questions: of a published one for everybody, of another for its asker and for mentors who may see it. */
export const questionPhotos = holderIn(
  sql`${questions} where ${questions.askerId} = p.user_id
    and ${questions.photos} @> jsonb_build_array(jsonb_build_object('src', p.photo -> 'src'))`,
  (reader, isSuspended) =>
    reader === null || isSuspended
      ? sql`${PUBLISHED}`
      : sql`${or(PUBLISHED, and(hasRole(reader, sql`'mentor'`), seenBy(reader)))}`,
)
