import { vi } from 'vitest'

/** An upload that the stub has received, to be continued by the test. */
export interface SentFile {
  path: string
  file: Blob
  /** Its Idempotency-Key. */
  key: string
  /** What kind of file it says to be. */
  type: string
  /** Sent with the cookies of another origin too. */
  withCredentials: boolean
  aborted: boolean
  progress: (part: number) => void
  answer: (status: number, body: object) => void
  succeed: (data: unknown) => void
  /** Fails without an answer. */
  breakOff: () => void
}

/** Replaces XMLHttpRequest, which sends files, and the decoding of photos. Uploads in order. */
export function stubUpload(): SentFile[] {
  const sent: SentFile[] = []
  class StandIn extends EventTarget {
    upload = new EventTarget()
    withCredentials = false
    status = 0
    responseText = ''
    #path = ''
    #sent: SentFile | null = null
    open(_method: string, path: string) {
      this.#path = path
    }
    readonly #headers = new Map<string, string>()
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }
    abort() {
      if (!this.#sent || this.#sent.aborted || this.status) return
      this.#sent.aborted = true
      this.dispatchEvent(new Event('abort'))
    }
    send(file: Blob) {
      const answer = (status: number, body: object) => {
        this.status = status
        this.responseText = JSON.stringify(body)
        this.dispatchEvent(new Event('load'))
      }
      this.#sent = {
        path: this.#path,
        file,
        key: this.#headers.get('Idempotency-Key') ?? '',
        type: this.#headers.get('Content-Type') ?? '',
        withCredentials: this.withCredentials,
        aborted: false,
        progress: (part) =>
          this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: part * 100, total: 100 })),
        answer,
        succeed: (data) => answer(201, { status: 'success', data, message: '' }),
        breakOff: () => this.dispatchEvent(new Event('error')),
      }
      sent.push(this.#sent)
    }
  }
  // Every photo can be decoded, and is small.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close: () => undefined }))
  vi.stubGlobal('XMLHttpRequest', StandIn)
  return sent
}
