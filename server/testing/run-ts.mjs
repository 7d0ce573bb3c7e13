// @ts-check
/** `node run-ts.mjs FILE …`: runs a TypeScript file of this project in a process of its own, for tests that must kill one. */
import path from 'node:path'
import { runnerImport } from 'vite'

const file = process.argv[2]
if (!file) throw new Error('Which file?')
await runnerImport(path.resolve(file), { configFile: false, logLevel: 'error' })
