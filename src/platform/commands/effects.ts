import type { QueryClient } from '@tanstack/react-query'

type Effect = (queryClient: QueryClient, input: never, answer: never) => unknown

let effects: Readonly<Record<string, Effect>> = {}

/** What other features show once a command is done, by its name. Told once, by the shell: features don't know each other. */
export function setCommandEffects(given: typeof effects): void {
  effects = given
}

export const effectOf = (name: string) =>
  effects[name] as ((queryClient: QueryClient, input: unknown, answer: unknown) => unknown) | undefined
