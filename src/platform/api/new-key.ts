/** A random UUID (version 4). `crypto.randomUUID` is absent on plain http, `getRandomValues` isn't. */
export const newKey = (): string =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const random = (crypto.getRandomValues(new Uint8Array(1))[0] as number) & (15 >> (Number(digit) / 4))
    return (Number(digit) ^ random).toString(16)
  })
