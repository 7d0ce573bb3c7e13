import { parseSync, Visitor } from 'vite'

/**
 * A small plausible bug: `text` instead of what stands between `start` and `end`.
 * @typedef {{ file: string, line: number, operator: string, start: number, end: number, text: string, before: string }} Mutant
 * @typedef {{ type: string, start: number, end: number }} Node
 */

/** @type {Record<string, [operator: string, instead: string]>} */
const BINARY = {
  '<': ['boundary', '<='],
  '<=': ['boundary', '<'],
  '>': ['boundary', '>='],
  '>=': ['boundary', '>'],
  '===': ['comparison', '!=='],
  '!==': ['comparison', '==='],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
}
/** @type {Record<string, string>} */
const LOGICAL = { '&&': '||', '||': '&&' }
/** @type {Record<string, string>} */
const METHODS = {
  every: 'some',
  some: 'every',
  startsWith: 'includes',
  min: 'max',
  max: 'min',
  toLowerCase: 'toString',
}

/** What only a programmer or an operator reads: texts in it are proved by nothing. */
const SPOKEN_TO_OPERATORS = /^(?:log|logger|console|options\.log|deps\.log)\b/

/**
 * Every mutant of a file, in the order of the text. Types, imports and texts of logs are left alone.
 * @param {string} file its name in messages, which also says the language
 * @param {string} source
 * @returns {Mutant[]}
 */
export function mutantsOf(file, source) {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  /** @type {Mutant[]} */
  const mutants = []
  /** Parts of the text in which nothing is changed. @type {[number, number][]} */
  const silent = []
  const lineOf = (/** @type {number} */ at) => source.slice(0, at).split('\n').length

  /** @param {string} operator @param {Node} node @param {string} text */
  function add(operator, node, text) {
    const { start, end } = node
    if (silent.some(([from, to]) => start >= from && end <= to)) return
    mutants.push({ file, line: lineOf(start), operator, start, end, text, before: source.slice(start, end) })
  }
  const leaveAlone = (/** @type {Node} */ node) => void silent.push([node.start, node.end])
  const textOf = (/** @type {Node} */ node) => source.slice(node.start, node.end)
  /** @param {Node} left @param {Node} right @param {string} sign @param {string} instead @param {string} operator */
  function changeSign(left, right, sign, instead, operator) {
    const at = source.indexOf(sign, left.end)
    if (at >= 0 && at < right.start) add(operator, { type: '', start: at, end: at + sign.length }, instead)
  }
  const negate = (/** @type {Node} */ test) => add('negated condition', test, `!(${textOf(test)})`)

  new Visitor({
    ImportDeclaration: leaveAlone,
    ExportAllDeclaration: leaveAlone,
    ImportExpression: leaveAlone,
    TSTypeAnnotation: leaveAlone,
    TSTypeAliasDeclaration: leaveAlone,
    TSInterfaceDeclaration: leaveAlone,
    TSTypeParameterInstantiation: leaveAlone,
    TSAsExpression: (node) => leaveAlone(node.typeAnnotation),
    TSSatisfiesExpression: (node) => leaveAlone(node.typeAnnotation),
    ThrowStatement: leaveAlone,
    IfStatement: (node) => negate(node.test),
    ConditionalExpression: (node) => negate(node.test),
    BinaryExpression(node) {
      const [operator, instead] = BINARY[node.operator] ?? []
      if (operator && instead) changeSign(node.left, node.right, node.operator, instead, operator)
    },
    LogicalExpression(node) {
      const instead = LOGICAL[node.operator]
      if (instead) changeSign(node.left, node.right, node.operator, instead, 'logic')
    },
    ExpressionStatement(node) {
      if (SPOKEN_TO_OPERATORS.test(textOf(node))) leaveAlone(node)
      else if (node.expression.type !== 'Literal') add('removed statement', node, ';')
    },
    ReturnStatement(node) {
      if (!node.argument) add('removed statement', node, ';')
    },
    CallExpression(node) {
      if (SPOKEN_TO_OPERATORS.test(textOf(node))) return leaveAlone(node)
      const { callee } = node
      if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return
      const { name } = callee.property
      // Not `toString`, which every object inherits.
      const instead = Object.hasOwn(METHODS, name) && METHODS[name]
      if (instead) add('method', callee.property, instead)
    },
    Property(node) {
      if (node.key.type === 'Literal') leaveAlone(node.key)
      // What the API's documentation says of an endpoint.
      if (node.key.type === 'Identifier' && node.key.name === 'summary') leaveAlone(node)
    },
    ObjectExpression(node) {
      for (const property of node.properties) {
        const text = textOf(property)
        // `'Cache-Control'`; not `'fill-color'` of a map's style.
        const isHeader = /^'[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)+'/.test(text)
        const comma = source[property.end] === ',' ? 1 : 0
        const whole = { type: '', start: property.start, end: property.end + comma }
        add(isHeader ? 'dropped header' : 'dropped property', whole, '')
      }
    },
    Literal(node) {
      if (node.value === null && node.raw === 'null') add('null or undefined', node, 'undefined')
      else if (typeof node.value === 'boolean') add('boolean', node, String(!node.value))
      else if (typeof node.value === 'number' && node.value > 1) add('constant × 1000', node, `(${node.raw} * 1000)`)
      else if (typeof node.value === 'string' && node.value !== '') add('emptied string', node, `''`)
      else if ('regex' in node && node.regex) {
        const { pattern, flags } = node.regex
        const open = pattern.replace(/^\^|\$$/g, '')
        if (open !== pattern && open !== '') add('anchor', node, `/${open}/${flags}`)
      }
    },
    Identifier(node) {
      if (node.name === 'undefined') add('null or undefined', node, 'null')
    },
  }).visit(program)
  // A part that was found to be silent after something in it was added.
  return mutants.filter(
    ({ start, end, text }) => text === ';' || !silent.some(([from, to]) => start >= from && end <= to),
  )
}
