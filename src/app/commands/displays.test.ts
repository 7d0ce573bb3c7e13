import { describe, expect, test } from 'vitest'
import type { Command } from '../../platform/commands/command.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../features/**/*mutations.ts', { eager: true })
const isCommand = (value: unknown): value is Command<never, unknown> =>
  typeof value === 'object' && value !== null && 'send' in value && 'name' in value
const commands = Object.values(modules).flatMap((module) => Object.values(module).filter(isCommand))

describe('What fell 13: every command says who shows that it is under way, and that it failed', () => {
  test('there are all that features export', () => expect(commands.length).toBeGreaterThan(25))

  test.each(commands.map((command) => [command.name, command] as const))('%s', (_, { shows, resume, retry }) => {
    expect(['overlay', 'screen', 'nobody']).toContain(shows.waiting)
    // After a login no screen waits for the outcome; and a button to try again stands in the toast.
    const possible = resume || retry ? ['toast'] : ['toast', 'screen', 'nobody']
    expect(possible).toContain(shows.failure)
  })
})
