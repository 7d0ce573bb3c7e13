import { readdirSync } from 'node:fs'
import path from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { PERSONAL_DATA, type PersonalDataId } from '../../contract/accounts/personal-data.ts'

const SERVER = path.resolve(import.meta.dirname, '..')

/** Every table of the server. */
const FILES = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|[/\\])table\.ts$/.test(file),
)
const MODULES = await Promise.all(
  FILES.map(async (file) => (await import(path.join(SERVER, file))) as Record<string, unknown>),
)
const TABLES = MODULES.flatMap((module) => Object.values(module).filter((one) => is(one, PgTable)))
const COLUMNS = TABLES.flatMap((table) => {
  const { name, columns } = getTableConfig(table)
  return columns.map((column) => `${name}.${column.name}`)
})

/** Where each entry of the privacy policy is stored. */
const STORED: Record<PersonalDataId, readonly string[]> = {
  account: ['users.email', 'users.password_hash'],
  times: ['users.created_at', 'users.email_proved_at', 'users.withdrawn_at'],
  profile: [
    'users.nickname',
    'users.nickname_key',
    'users.introduction',
    'users.photo',
    'users.hidden_photo',
    'reported_nicknames.nickname',
    'reported_nicknames.nickname_key',
    'reported_nicknames.hidden_at',
  ],
  consents: [
    'users.marketing',
    'users.agreed_at',
    'consents.document',
    'consents.version',
    'consents.agreed_at',
    'consents.withdrawn_at',
  ],
  providers: [
    'social_accounts.provider',
    'social_accounts.subject',
    'social_accounts.linked_at',
    'social_tickets.provider',
    'social_tickets.subject',
    'social_tickets.email',
  ],
  sessions: [
    'sessions.device',
    'sessions.created_at',
    'sessions.last_used_at',
    'sessions.confirmed_at',
    'known_devices.secret_hash',
    'known_devices.last_used_at',
  ],
  factors: [
    ...['sealed', 'confirmed_at'].map((column) => `totp_secrets.${column}`),
    ...['credential_id', 'public_key', 'name', 'created_at', 'last_used_at'].map((column) => `passkeys.${column}`),
    'recovery_codes.hash',
    'sessions.proved_at',
  ],
  dogs: [
    'name',
    'breed',
    'weight_hg',
    'size',
    'restricted',
    'guide',
    'birthday',
    'sex',
    'neutered',
    'traits',
    'note',
    'photo_id',
    'chosen',
    'created_at',
  ].map((column) => `dogs.${column}`),
  registration: ['dogs.registration_number'],
  vaccinations: ['dogs.vaccinations'],
  photos: ['photo', 'private', 'used', 'released', 'number', 'hidden_at', 'created_at'].map((name) => `photos.${name}`),
  reviews: [
    'place_id',
    'stars',
    'text',
    'visited_on',
    'dog_id',
    'dog_name',
    'dog_breed',
    'dog_breed_key',
    'dog_hg',
    'dog_size',
    'show_dog_name',
    'tags',
    'photos',
    'helpful_count',
    'created_at',
    'edited_at',
    'hidden_at',
  ].map((column) => `reviews.${column}`),
  entries: [
    'place_id',
    'outcome',
    'visited_on',
    'dog_id',
    'dog',
    'word',
    'hidden_at',
    'agrees',
    'sign',
    'created_at',
  ].map((column) => `entry_reports.${column}`),
  posts: [
    ...[
      'board_id',
      'category',
      'anonymous',
      'title',
      'text',
      'photos',
      'place_id',
      'dog_id',
      'dog',
      'show_dog_name',
      'like_count',
      'comment_count',
      'view_count',
      'html',
      'hot',
      'sample',
      'created_at',
      'edited_at',
      'hidden_at',
      'entry_id',
    ].map((column) => `posts.${column}`),
    ...['folded', 'initials', 'grams'].map((column) => `post_texts.${column}`),
  ],
  comments: [
    'post_id',
    'parent_id',
    'anonymous',
    'mention_id',
    'text',
    'like_count',
    'answer_count',
    'created_at',
    'edited_at',
    'deleted_at',
    'hidden_at',
  ].map((column) => `comments.${column}`),
  views: ['post_id', 'reader', 'counted'].map((column) => `post_views.${column}`),
  likes: [
    ...['kind', 'target_id', 'liked_at', 'position', 'note'].map((column) => `likes.${column}`),
    ...['name', 'color', 'position'].map((column) => `like_lists.${column}`),
    ...['kind', 'target_id', 'list_id'].map((column) => `like_list_items.${column}`),
  ],
  notifications: [
    ...['kind', 'event', 'subject', 'subject_id', 'actor_id', 'since', 'at', 'read_at'].map(
      (column) => `notifications.${column}`,
    ),
    ...['off', 'quiet_from', 'quiet_until'].map((column) => `notification_settings.${column}`),
  ],
  mutes: ['mutes.other_id', 'mutes.level', 'mutes.at'],
  suggestions: [
    ...['place_id', 'based_on', 'changes', 'before', 'way', 'sign', 'photos', 'word', 'state', 'answer'].map(
      (column) => `suggestions.${column}`,
    ),
    'suggestions.created_at',
    'suggestions.decided_at',
    ...['name', 'group_key', 'address', 'lat', 'lng', 'rules', 'way', 'phone', 'homepage', 'photos', 'state'].map(
      (column) => `place_proposals.${column}`,
    ),
    ...['answer', 'place_id', 'created_at', 'decided_at'].map((column) => `place_proposals.${column}`),
  ],
  reports: [
    ...['kind', 'target_id', 'reason', 'text', 'reported_at', 'shown', 'decided_at', 'outcome'].map(
      (column) => `reports.${column}`,
    ),
    ...['kind', 'target_id', 'decision', 'reason', 'state', 'created_at', 'holds'].map(
      (column) => `case_decisions.${column}`,
    ),
    ...['kind', 'target_id', 'decision_id', 'text', 'created_at', 'decided_at', 'outcome'].map(
      (column) => `appeals.${column}`,
    ),
  ],
  mentoring: [
    ...[
      'asker_id',
      'wanted_id',
      'taken_by_id',
      'state',
      'title',
      'text',
      'topic',
      'dog',
      'place_id',
      'photos',
      'publish',
      'asked_at',
      'offered_at',
      'taken_at',
      'answer',
      'answer_publish',
      'answered_at',
      'answer_html',
      'answer_edited_at',
      'answer_minutes',
      'stars',
      'rating_text',
      'rated_at',
      'folded',
      'initials',
      'grams',
    ].map((column) => `mentor_questions.${column}`),
    ...['kind', 'topics', 'introduction', 'accepting', 'hours'].map((column) => `mentors.${column}`),
    ...['question_id', 'doing', 'seen_at'].map((column) => `mentor_presences.${column}`),
    ...['title', 'text', 'folded', 'initials', 'grams'].map((column) => `mentor_replies.${column}`),
  ],
  acts: [
    'users.suspended_until',
    ...['action', 'role', 'days', 'until', 'reason', 'state', 'created_at', 'decided_at'].map(
      (column) => `member_acts.${column}`,
    ),
  ],
  mails: ['order', 'attempts', 'due_at'].map((column) => `mail_orders.${column}`),
  requests: ['key', 'request', 'answer', 'created_at'].map((column) => `idempotency_keys.${column}`),
  audit: ['at', 'kind', 'action', 'target_id', 'target_name', 'before', 'after', 'network', 'device'].map(
    (column) => `audit_events.${column}`,
  ),
  search: [
    'search_words.folded',
    'search_words.visitor',
    'search_words.day',
    'search_words.word',
    'search_words.found',
    'rate_limits.key',
    'rate_limits.points',
    'rate_limits.expire',
  ],
}

/** Columns that say nothing about a person: numbers of rows, hashes of secrets that expire, and whole tables about places and the site. */
const TECHNICAL = [
  /\.(id|user_id|author_id|by_id|decided_by_id|owner_id)$/,
  /^users\.(role|erased_at)$/,
  /^(mentors|mentor_questions)\.(sample|version|updated_at)$/,
  /^sessions\.expires_at$/,
  /^refresh_tokens\./,
  /^passkey_challenges\./,
  /^passkeys\.(counter|transports)$/,
  /^totp_secrets\.last_step$/,
  /^password_resets\./,
  /^email_codes\./,
  /^social_tickets\.(hash|expires_at)$/,
]
const NOT_OF_PEOPLE =
  /^(daily_figures|boards|groups|options|guides|place_counts|place_details|places|place_search|place_sources|search_salts|secrets|notices|notice_files|main_banners|site_settings|place_checks|notification_broadcasts|list_views|editings|import_runs|import_changes|import_effects)\./

test('What fell 7: the privacy policy names every column about people, each in one entry', () => {
  const named = Object.values(STORED).flat()
  expect(new Set(named).size).toBe(named.length)
  const personal = COLUMNS.filter((column) => !NOT_OF_PEOPLE.test(column) && !TECHNICAL.some((one) => one.test(column)))
  expect(named.toSorted()).toEqual(personal.toSorted())
})

test('What fell 7: tables about places and the site refer to no member', () => {
  const people = COLUMNS.filter(
    (column) => NOT_OF_PEOPLE.test(column) && /\.(user|author|reporter|member)_?(id)?$/.test(column),
  )
  expect(people).toEqual([])
})

test.each([
  ['동물등록번호', 'registration'],
  ['예방접종', 'vaccinations'],
  ['식별자', 'providers'],
  ['입장 소식', 'entries'],
])('What fell 7: the policy speaks of %s', (words, id) => {
  expect(PERSONAL_DATA.find((entry) => entry.id === id)?.what).toContain(words)
})
