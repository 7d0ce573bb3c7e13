/** What the worker answers through the port sent with a message; undefined if it doesn't in time: a browser may end it at any moment. */
export async function askWorker(
  worker: Pick<ServiceWorker, 'postMessage'>,
  message: { type: string },
  milliseconds: number,
): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<unknown>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data))
    port1.start()
    setTimeout(resolve, milliseconds)
  })
  worker.postMessage(message, [port2])
  return answer.finally(() => port1.close())
}
