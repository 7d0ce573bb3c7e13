/** `main.ts` as `run-ts.mjs` runs it: the arguments stand after the file's name. */
import { start } from '../start.ts'

await start(process.argv.slice(3), process.env)
