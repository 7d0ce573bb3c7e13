import type { QueryClient } from '@tanstack/react-query'
import { trackBusyCall } from '../api/api-events.ts'
import { ApiError, call, isNoAnswer, NotMeant } from '../api/api.ts'
import { currentAuthor } from './author.ts'
import type { Command, CommandContext, Intent, Outcome, Words } from './command.ts'
import { reportCommandEvent } from './command-events.ts'
import { effectOf } from './effects.ts'
import { pendingActionOf, reportFailure } from './failure.ts'
import { enterLane, type Lane, leaveLane } from './lanes.ts'
import { dropKey, keepKey, keyOfIntent } from './unanswered.ts'

interface Options<Input, Answer> {
  /** Of an intent that was created earlier. */
  key?: string
  /** Replaces the command's own message. */
  words?: Words<Input, Answer>
}

/** Runs a command and shows its outcome. A visitor without a login is asked to log in; then it is resumed, if the command allows. A failure that the screen shows itself is thrown to it. */
export async function runCommand<Input, Answer>(
  queryClient: QueryClient,
  command: Command<Input, Answer>,
  input: Input,
  { key, words }: Options<Input, Answer> = {},
): Promise<Outcome<Answer>> {
  const told = { ...command, words: { ...command.words, ...words } }
  const intent = intentOf(command, input, key)
  if (intent.author === null && !command.public) {
    // What nobody has asked for, such as the end of a screen, asks nobody to log in.
    if (command.shows.failure !== 'nobody')
      reportCommandEvent({ type: 'login-needed', pending: pendingActionOf(command, intent) })
    return { status: 'failed' }
  }
  try {
    return await execute(queryClient, told, intent)
  } catch (error) {
    if (command.shows.failure !== 'toast') throw error
    const tryAgain = () => void runCommand(queryClient, told, input, { key: intent.key })
    return { status: 'failed', code: reportFailure(told, intent, { error, tryAgain }) }
  }
}

const NOT_LOGGED_IN = '로그인하면 보낼 수 있어요. 적은 내용은 그대로 남아 있어요.'

/** For a form, which shows a refusal (an `ApiError`) beside its fields. */
export async function submitCommand<Input, Answer>(
  queryClient: QueryClient,
  command: Command<Input, Answer>,
  input: Input,
): Promise<Answer> {
  if (currentAuthor() === null && !command.public) {
    reportCommandEvent({ type: 'login-needed', pending: undefined })
    throw new ApiError('UNAUTHENTICATED', 401, NOT_LOGGED_IN)
  }
  const intent = intentOf(command, input)
  const outcome = await execute(queryClient, command, intent)
  if (!command.public && outcome.status === 'skipped' && currentAuthor() !== intent.author)
    throw new ApiError('UNAUTHENTICATED', 401, NOT_LOGGED_IN)
  return (outcome.status === 'done' ? outcome.answer : undefined) as Answer
}

/** What the server hasn't answered yet is the same intent when it is pressed again, and has its effect once. */
function intentOf<Input, Answer>({ name }: Command<Input, Answer>, input: Input, key?: string): Intent<Input> {
  const author = currentAuthor()
  return { key: key ?? keyOfIntent({ command: name, author, input }), author, input }
}

/**
 * One intent as a mutation of TanStack Query: its scope queues it behind earlier ones, and its variables are the intent, so the
 * mutation cache shows what is in flight.
 */
async function execute<Input, Answer>(
  queryClient: QueryClient,
  command: Command<Input, Answer>,
  wished: Intent<Input>,
): Promise<Outcome<Answer>> {
  const cache = queryClient.getMutationCache()
  const context: CommandContext = { queryClient, author: wished.author }
  const scope = command.scope && `${command.name} ${wished.author} ${command.scope(wished.input)}`
  const { lastIntent } = command
  const lane =
    scope && lastIntent ? enterLane(cache, scope, wished.key, () => lastIntent.current(context, wished.input)) : null
  // From here on: who breaks while showing a change must not count as waiting, or later intents would find nothing left to send.
  try {
    const input = (lane && lastIntent?.keep?.(lane.first as Input, wished.input)) || wished.input
    const undo = command.patch?.(context, input)
    if (lane?.size === 1) lane.restore = undo ?? lane.restore
    const mutation = cache.build<Outcome<Answer>, unknown, Intent<Input>, unknown>(queryClient, {
      mutationKey: ['command', command.name],
      ...(scope && { scope: { id: scope } }),
      networkMode: 'always',
      retry: false,
      gcTime: 1000,
      mutationFn: (intent) => attempt(command, context, intent, { lane, undo }),
    })
    return await mutation.execute({ ...wished, input })
  } finally {
    if (lane && scope) leaveLane(cache, scope)
  }
}

async function attempt<Input, Answer>(
  command: Command<Input, Answer>,
  context: CommandContext,
  { key, author, input }: Intent<Input>,
  { lane, undo }: { lane: Lane | null; undo: (() => void) | undefined },
): Promise<Outcome<Answer>> {
  // The member has logged out meanwhile: nothing may be left in the cache.
  const isThere = () => command.public === true || currentAuthor() === author
  const isReplaced = () => lane !== null && lane.newest !== key
  if (!isThere() || isReplaced()) return { status: 'skipped' }
  let answer: Answer | undefined
  if (lane && command.lastIntent?.isSame(input, lane.known as Input)) {
    // The server's state is shown already, or nothing was sent.
    lane.restore()
    if (!lane.answered) return { status: 'skipped' }
    answer = lane.answered.answer as Answer
  } else {
    try {
      answer = await sendOnce(command, { key, author, input }, isThere)
    } catch (error) {
      if (isReplaced() || error instanceof NotMeant) return { status: 'skipped' }
      if (isThere()) (lane ? lane.restore : undo)?.()
      throw error
    }
    const settle = () => command.settle?.(context, input, answer)
    if (lane) Object.assign(lane, { known: input, answered: { answer }, restore: settle } satisfies Partial<Lane>)
    if (isReplaced()) return { status: 'skipped' }
    if (isThere()) {
      await settle()
      await effectOf(command.name)?.(context.queryClient, input, answer)
    }
  }
  if (!isThere()) return { status: 'done', answer }
  const message = command.words?.done?.(input, answer, context)
  if (message) reportCommandEvent({ type: 'message', message })
  for (const queryKey of command.touches?.(author, input) ?? [])
    void context.queryClient.invalidateQueries({ queryKey })
  return { status: 'done', answer }
}

/** The server's answer; undefined if nothing was left to do. */
async function sendOnce<Input, Answer>(
  { name, send, photos, shows, doneBefore, lastIntent }: Command<Input, Answer>,
  { key, author, input }: Intent<Input>,
  isMeant: () => boolean,
): Promise<Answer | undefined> {
  // Any other write can be sent twice.
  let byKey = false
  const withKey = ((endpoint, options) => {
    byKey = endpoint.idempotent === 'key'
    // A form keeps its draft; a press has nothing that would stay if the page were left at once.
    return call(endpoint, { ...options, key, isMeant, quiet: true, keepalive: lastIntent !== undefined } as never)
  }) as typeof call
  const ready = photos ? await (await import('../photos/pending-photos.ts')).withUploadedPhotos(input, photos) : input
  const ended = shows.waiting === 'overlay' ? trackBusyCall() : undefined
  try {
    const answer = await send(withKey, ready)
    if (byKey) dropKey(key)
    return answer
  } catch (error) {
    if (byKey && isNoAnswer(error)) keepKey({ command: name, author, input }, key)
    else if (error instanceof ApiError && error.code === 'KEY_REUSED') dropKey(key)
    if (!(error instanceof ApiError) || error.code !== doneBefore) throw error
    return undefined
  } finally {
    ended?.()
  }
}
