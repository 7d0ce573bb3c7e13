/** The promise didn't settle in time. */
export class NotSettled extends Error {}

/** The promise, or a rejection after a timeout. The underlying work continues; its result is ignored. */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => reject(new NotSettled(`No answer within ${milliseconds} ms`)), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(patience))
  })
}
