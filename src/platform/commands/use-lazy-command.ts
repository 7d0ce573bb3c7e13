import { useQueryClient } from '@tanstack/react-query'
import type { Command, Outcome } from './command.ts'

/** For commands on first screens: command and runner are loaded at the first write. */
export function useLazyCommand<Input, Answer>(load: () => Promise<Command<Input, Answer>>) {
  const queryClient = useQueryClient()
  return async (input: Input): Promise<Outcome<Answer>> => {
    const [command, { runCommand }] = await Promise.all([load(), import('./run-command.ts')])
    return runCommand(queryClient, command, input)
  }
}
