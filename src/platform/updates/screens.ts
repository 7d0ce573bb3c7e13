let arriving: Promise<void> | undefined

/** While a worker fetches the code of all screens, what nobody has asked for waits: it is part of that code. */
export const waitForScreens = (): Promise<void> | undefined => arriving

/** They are about to be fetched, until the promise is settled. */
export function expectScreens(fetched: Promise<unknown>): void {
  const end = () => {
    arriving = undefined
  }
  arriving = fetched.then(end, end)
}
