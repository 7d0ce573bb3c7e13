/** Events of one stream closer together than this are one. */
const TOGETHER_MS = 500
/** After a broken connection, browsers connect again by themselves after this time. */
const RETRY_MS = 5000
/** Events that wait for a caller who doesn't read; then the stream ends, and the page asks again when it reconnects. */
const MOST_UNREAD = 8

export interface OpenStream {
  /** Sends the event, soon. */
  tell: () => void
  end: () => void
}

interface Watched {
  heartbeatMs: number
  /** Whether the caller may go on listening. */
  isWelcome: () => Promise<boolean>
  /** Called once, however it ended. */
  closed: () => void
}

/** A body of server-sent events without data. It begins with one, so that a page that comes back asks for what it missed. */
export function openStream(
  event: string,
  { heartbeatMs, isWelcome, closed }: Watched,
): { body: ReadableStream<Uint8Array>; stream: OpenStream } {
  const encoder = new TextEncoder()
  let due: NodeJS.Timeout | undefined
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined

  const send = (text: string) => {
    if (!controller) return
    if ((controller.desiredSize ?? 0) <= -MOST_UNREAD) end()
    else controller.enqueue(encoder.encode(text))
  }
  const heartbeat = setInterval(() => {
    isWelcome().then(
      (welcome) => (welcome ? send(': \n\n') : end()),
      () => end(),
    )
  }, heartbeatMs).unref()

  function end(): void {
    const open = controller
    controller = undefined
    if (!open) return
    clearInterval(heartbeat)
    clearTimeout(due)
    closed()
    open.close()
  }

  const body = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened
      send(`retry: ${RETRY_MS}\nevent: ${event}\ndata:\n\n`)
    },
    cancel() {
      // Closed by the caller: there is nothing left to close.
      if (!controller) return
      controller = undefined
      clearInterval(heartbeat)
      clearTimeout(due)
      closed()
    },
  })
  const tell = () => {
    due ??= setTimeout(() => {
      due = undefined
      send(`event: ${event}\ndata:\n\n`)
    }, TOGETHER_MS).unref()
  }
  return { body, stream: { tell, end } }
}
