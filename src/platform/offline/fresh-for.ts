/**
 * `staleTime` of what others may have answered meanwhile: what the device kept from an earlier visit is shown and read again at once, also
 * after a reload a second later.
 */
export const freshFor =
  (ms: number) =>
  ({ state }: { state: { dataUpdatedAt: number } }): number =>
    state.dataUpdatedAt < performance.timeOrigin ? 0 : ms
