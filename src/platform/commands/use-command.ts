import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Command, Outcome } from './command.ts'
import { runCommand, submitCommand } from './run-command.ts'

/** `run` runs it and shows the outcome; `submit` is for a form, which shows refusals itself. */
export function useCommand<Input, Answer>(command: Command<Input, Answer>) {
  const queryClient = useQueryClient()
  const [underWay, setUnderWay] = useState(0)
  const run = async (input: Input): Promise<Outcome<Answer>> => {
    setUnderWay((count) => count + 1)
    try {
      return await runCommand(queryClient, command, input)
    } finally {
      setUnderWay((count) => count - 1)
    }
  }
  return { run, submit: (input: Input) => submitCommand(queryClient, command, input), pending: underWay > 0 }
}
