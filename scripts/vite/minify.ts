import { minify } from '@swc/core'
import { parseAst, type Plugin } from 'vite'

/** From this size on, compiling a function a second time is felt. */
const LONG = 1000

/** Functions of CommonJS modules, such as React's: arguments of the bundler's own helper, called while the chunk starts. */
function* wrappedModules({ body }: ReturnType<typeof parseAst>) {
  for (const statement of body) {
    if (statement.type !== 'VariableDeclaration') continue
    for (const { init } of statement.declarations) {
      const module = init?.type === 'CallExpression' && init.arguments.length === 1 && init.arguments[0]
      if (module && module.type === 'ArrowFunctionExpression' && module.end - module.start > LONG) yield module
    }
  }
}

/**
 * Puts parentheses around these functions: V8 then compiles them with the chunk, beside the main thread, and not once more on it when they are
 * called (docs/decisions/0671).
 */
function compiledWithTheChunk(code: string): string {
  let out = ''
  let done = 0
  for (const { start, end } of wrappedModules(parseAst(code))) {
    out += `${code.slice(done, start)}(${code.slice(start, end)})`
    done = end
  }
  return out + code.slice(done)
}

/** Smaller than by the bundler's own minifier, and ten times as quick as terser (docs/decisions/0420-minify-by-swc.md). */
export const minifyChunks: Plugin = {
  name: 'minify-chunks',
  apply: 'build',
  enforce: 'post',
  renderChunk: {
    order: 'post',
    handler: async (source) => {
      const options = { compress: { passes: 3, ecma: 2020 }, mangle: true, format: { ecma: 2020 } } as const
      const { code } = await minify(source, { module: true, ...options })
      return { code: compiledWithTheChunk(code) }
    },
  },
}
