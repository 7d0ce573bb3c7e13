import path from 'node:path'
import { isFeatureKind, RESERVED, ZONES } from './zones.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const relative = (/** @type {string} */ file) => path.relative(root, file).split(path.sep).join('/')

/** Tests may import the test support of any runtime and Node's own modules. */
const isTest = (/** @type {string} */ file) => /\.(test|e2e)\.tsx?$/.test(file)

/**
 * The parts of the linter's context and syntax tree that the rules read.
 * @typedef {{ filename: string, report: (problem: { node: Node, message: string }) => void }} Context
 * @typedef {{ source?: Literal | null, argument?: Literal & { literal?: Literal } }} Node
 * @typedef {{ value?: unknown }} Literal
 */

/**
 * Visitors that call `check` for each static, dynamic and re-exporting import.
 * @param {(specifier: string, node: Node) => void} check
 */
function onImport(check) {
  const visit = (/** @type {Node} */ node) =>
    node.source && typeof node.source.value === 'string' && check(node.source.value, node)
  return {
    ImportDeclaration: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    ImportExpression: visit,
    TSImportType: (/** @type {Node} */ node) => {
      const literal = node.source ?? node.argument?.literal ?? node.argument
      if (typeof literal?.value === 'string') check(literal.value, node)
    },
  }
}

const zones = {
  create(/** @type {Context} */ context) {
    const file = relative(context.filename)
    const zone = ZONES.find((candidate) => candidate.files.test(file))
    const match = zone?.files.exec(file)
    if (!zone || !match) return {}
    const may = zone.may(match)
    return onImport((specifier, node) => {
      if (!specifier.startsWith('.')) return
      const target = relative(path.resolve(path.dirname(context.filename), specifier.replace(/\?.*$/, '')))
      if (may.some((pattern) => pattern.test(target))) return
      if (isTest(file) && target.startsWith('tests/support/')) return
      context.report({ node, message: `${zone.name} may not import ${target}. ${zone.why}` })
    })
  },
}

const reserved = {
  create(/** @type {Context} */ context) {
    const file = relative(context.filename)
    const rules = RESERVED.filter((rule) => rule.within.test(file) && !rule.only.test(file) && !isTest(file))
    return onImport((specifier, node) => {
      const rule = rules.find((candidate) => candidate.packages.test(specifier))
      if (rule) context.report({ node, message: `${specifier} is not for ${file}. ${rule.why}` })
    })
  },
}

const featureKinds = {
  create(/** @type {Context} */ context) {
    const file = relative(context.filename)
    if (!file.startsWith('src/features/') || isFeatureKind(file)) return {}
    return {
      Program(/** @type {Node} */ node) {
        context.report({
          node,
          message: `${file} is of no known kind: a feature, and each of its rooms (ROOMS in zones.mjs), has queries.ts, mutations.ts, state.ts, model.ts, hooks.ts, components/, screens/ and admin/ (PascalCase.tsx), and nothing else. Find its domain.`,
        })
      },
    }
  },
}

/** A file named state.ts holds state: hooks over other sources belong in hooks.ts. */
const stateIsValtio = {
  create(/** @type {Context} */ context) {
    const file = relative(context.filename)
    if (!/^src\/features\/.*\/([a-z]+-)?state\.tsx?$/.test(file)) return {}
    let keeps = false
    return {
      ...onImport((specifier) => {
        if (/^valtio(\/|$)/.test(specifier)) keeps = true
      }),
      'Program:exit'(/** @type {Node} */ node) {
        if (!keeps) context.report({ node, message: `${file} keeps nothing in valtio: hooks belong to hooks.ts.` })
      },
    }
  },
}

export default {
  meta: { name: 'architecture' },
  rules: { zones, reserved, 'feature-kinds': featureKinds, 'state-is-valtio': stateIsValtio },
}
