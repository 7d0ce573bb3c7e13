import { expect } from 'vitest'
import type { Database } from '../../db/index.ts'
import { address } from '../ask.ts'
import { testApp } from '../deps.ts'

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: Plan[]
}

type Tested = Omit<Database, 'close'>

/** A public read, and the tables to check. */
interface Read {
  path: string
  query?: Record<string, string | number>
  tables: RegExp
}

/** Tables that a statement of the call would scan sequentially, with that statement. */
export async function scannedBy(database: Tested, read: Read): Promise<string[]> {
  const plans = await plansOf(database, read)
  return plans.flatMap(({ text, nodes }) =>
    nodes
      .filter((node) => node['Node Type'] === 'Seq Scan' && read.tables.test(node['Relation Name'] ?? ''))
      .map((node) => `${node['Relation Name']}: ${text}`),
  )
}

/** The indexes that the call would use. */
export async function indexesOf(database: Tested, read: Omit<Read, 'tables'>): Promise<string[]> {
  const plans = await plansOf(database, read)
  return plans.flatMap(({ nodes }) => nodes.flatMap((node) => node['Index Name'] ?? []))
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

async function plansOf(database: Tested, { path, query = {} }: Omit<Read, 'tables'>) {
  const statements = await statementsOf(database, path, query)
  expect(statements.length).toBeGreaterThan(0)
  const plans: { text: string; nodes: Plan[] }[] = []
  for (const { text, values } of statements) {
    const { rows } = await database.pool.query(`explain (format json) ${text}`, values)
    const [{ Plan: plan }] = (rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN']
    plans.push({ text, nodes: nodesOf(plan) })
  }
  return plans
}

interface Statement {
  text: string
  values: unknown[]
}

/** The SQL statements of a call. */
async function statementsOf(database: Tested, path: string, query: Record<string, string | number>) {
  const { pool } = database
  const statements: Statement[] = []
  const asked = pool.query.bind(pool) as (...args: unknown[]) => unknown
  const spy = (first: Statement | string, values: unknown[] = [], ...rest: unknown[]) => {
    statements.push(
      typeof first === 'string' ? { text: first, values } : { text: first.text, values: first.values ?? values },
    )
    return asked(first, values, ...rest)
  }
  Object.assign(pool, { query: spy })
  try {
    const response = await testApp(database).request(address(path, query))
    expect(response.status).toBe(200)
  } finally {
    Object.assign(pool, { query: asked })
  }
  return statements
}
