import type { QueryClient } from '@tanstack/react-query'

type Effect = (queryClient: QueryClient, input: never, answer: never) => unknown

let effects: Readonly<Record<string, Effect>> = {}

/** Effects on other features after a command, by its name. Set once, by the shell: features don't import each other. */
export function setCommandEffects(given: typeof effects): void {
  effects = given
}

export const effectOf = (name: string) =>
  effects[name] as ((queryClient: QueryClient, input: unknown, answer: unknown) => unknown) | undefined
