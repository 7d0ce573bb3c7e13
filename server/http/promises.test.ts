import { expect, test } from 'vitest'
import { ENDPOINTS } from '../testing/endpoints.ts'
import { schemaText } from '../testing/schema-text.ts'

/** What a page of any build relies on, and what no test of one endpoint has a reason to try: every bound, refusal, limit and tag. */
const PROMISES = ENDPOINTS.toSorted((a, b) => (a.id < b.id ? -1 : 1)).flatMap((endpoint) => {
  const { id, method, path, access, idempotent, offline, maxAge, keep, errors, owner, limit, shows, touches } = endpoint
  const { params, query, body, upload } = endpoint
  return [
    `${id}: ${method} ${path}`,
    `  ${JSON.stringify({ access, idempotent, offline, maxAge, keep, owner })}`,
    `  ${JSON.stringify({ errors, limit, shows, touches, upload })}`,
    ...Object.entries({ params, query, body }).flatMap(([name, schema]) =>
      schema ? [`  ${name} ${schemaText(schema)}`] : [],
    ),
  ]
})

test('What fell 14: what every endpoint accepts, refuses and limits changes only on purpose: then run it with -u', async () => {
  await expect(`${PROMISES.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/promises.txt')
})
