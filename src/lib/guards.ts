/** Says whether something unknown, such as what the device's store holds, is of a shape. For what runs before a first screen: a schema library would weigh 3 kB there. */
export type Guard<T> = (value: unknown) => value is T
type Guarded<G> = G extends Guard<infer T> ? T : never

export const isNumber: Guard<number> = (value) => typeof value === 'number'
export const isString: Guard<string> = (value) => typeof value === 'string'
export const isTextUpTo =
  (length: number): Guard<string> =>
  (value): value is string =>
    isString(value) && value.length <= length
export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean'
export const isNullOr =
  <T>(is: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || is(value)
export const isOneOf =
  <const T extends readonly (string | number | boolean)[]>(values: T): Guard<T[number]> =>
  (value): value is T[number] =>
    values.some((one) => one === value)
export const isListOf =
  <T>(is: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(is)
/** With any keys; not a list. */
export const isObject: Guard<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Further keys may be there. */
export const isShape =
  <S extends Record<string, Guard<unknown>>>(shape: S): Guard<{ [K in keyof S]: Guarded<S[K]> }> =>
  (value): value is { [K in keyof S]: Guarded<S[K]> } =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(([key, is]) => is((value as Record<string, unknown>)[key]))
