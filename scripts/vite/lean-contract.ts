import MagicString from 'magic-string'
import type { ESTree, Plugin } from 'vite'

/** What the page knows an endpoint by. The rest (schemas, codes, words for the API page) is the server's. */
const KEPT = new Set(['access', 'body', 'offline', 'maxAge'])
const METHODS = new Set(['get', 'post', 'put', 'del'])

/**
 * Leaves out of the page's build what only the server reads of the contract: an endpoint's schemas, which would bring all that they
 * are made of along, and every schema that nothing refers to. See docs/decisions/0105.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/contract\/[\w-]+\.ts$/ },
      handler(code, id) {
        if (id.endsWith('/contract/endpoint.ts')) return undefined
        const lean = new MagicString(code)
        for (const statement of this.parse(code).body) {
          const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          if (declaration?.type !== 'VariableDeclaration') continue
          for (const { init } of declaration.declarations) if (init?.type === 'CallExpression') thin(lean, init)
        }
        return lean.hasChanged() ? { code: lean.toString(), map: lean.generateMap({ hires: true }) } : undefined
      },
    },
  }
}

function thin(lean: MagicString, { callee, arguments: given, start, end }: ESTree.CallExpression): void {
  // A schema. As a function's result it goes as a whole where nothing refers to it, spread entries included.
  if (callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'v')
    lean.appendLeft(start, '/* @__PURE__ */ (() => ').appendRight(end, ')()')
  if (callee.type !== 'Identifier' || !METHODS.has(callee.name)) return
  const options = given[1]
  if (options?.type !== 'ObjectExpression') return
  lean.appendLeft(start, '/* @__PURE__ */ ')
  for (const property of options.properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && !KEPT.has(property.key.name))
      lean.update(property.value.start, property.value.end, 'undefined')
}
