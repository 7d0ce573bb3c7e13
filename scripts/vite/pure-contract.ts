import path from 'node:path'
import type { Plugin } from 'vite'

const folder = path.resolve(import.meta.dirname, '../../contract') + path.sep
const CALL =
  /(?<![\w.$])((?:v\.(?!set|parse|safeParse)[a-zA-Z]+|operation|page|numberText|integerText|numbersText|listText|textsText)\()/g

/**
 * Says of each schema of the contract that making it does nothing else, so that the page carries only those that it reads by. The
 * bundler believes it of the functions alone only within one chunk. Parsing and setting messages are no such calls.
 */
export const pureContract = (): Plugin => ({
  name: 'pure-contract',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/(?:[\w-]+\/)?[\w-]+\.ts$/, code: /valibot/ },
    handler: (code, id) =>
      id.startsWith(folder) ? { code: code.replace(CALL, '/* @__PURE__ */ $1'), map: null } : undefined,
  },
})
