import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { ERRORS, type ErrorCode } from '../../../contract/api/errors.ts'
import { OFFLINE_BOUNDS } from '../../../contract/api/offline-shape.ts'
import { offlineRules } from '../../../contract/offline/offline.ts'
import type { Upload } from '../../../contract/api/operation.ts'
import { statusOf } from '../../refusals/failure.ts'
import { KEY, keepsAnswers } from '../request/answer-store.ts'
import { codesOf, type ServedEndpoint } from '../calls/serve.ts'

type Json = Record<string, unknown>

function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...json } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode, errorMode: 'ignore' })
  return json
}

function parametersOf(schema: GenericSchema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

/** One response per HTTP status, with the error codes that share it. */
function failuresOf(endpoint: ServedEndpoint): Json {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codesOf(endpoint)) {
    const status = statusOf(code, endpoint.method)
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${ERRORS[code].message}`).join('\n\n'),
        content: {
          'application/json': {
            schema: {
              allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { code: { enum: codes } } }],
            },
          },
        },
      },
    ]),
  )
}

function operationOf(endpoint: ServedEndpoint, kept: ReadonlySet<string>): Json {
  const { id: operationId, access, offline, maxAge, errors } = endpoint
  const unchanged = endpoint.method === 'GET' && access === 'public'
  const terms = [`Who may call: ${access}`]
  if (unchanged) terms.push(`fresh for ${maxAge} s`)
  if (offline) terms.push(`kept for use without a network: ${offline}`)
  return {
    operationId,
    summary: endpoint.summary,
    description: `${terms.join(' · ')}.`,
    tags: [endpoint.path.split('/')[1]],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(keepsAnswers(endpoint) ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } },
    }),
    ...(endpoint.upload && { requestBody: { required: true, content: filesOf(endpoint.upload) } }),
    responses: {
      200: {
        description: 'Success',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['status', 'data', 'message'],
              properties: {
                status: { const: 'success' },
                data: schemaOf(endpoint.data, 'output'),
                message: { type: 'string' },
              },
            },
          },
        },
      },
      ...(unchanged && { 304: { description: 'Unchanged since the answer whose ETag was sent in If-None-Match' } }),
      ...failuresOf(endpoint),
    },
    'x-access': access,
    'x-error-codes': errors,
    'x-max-age': maxAge,
    'x-offline': offline && kept.has(operationId) ? { kind: offline, ...OFFLINE_BOUNDS[offline] } : false,
  }
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: KEY.source },
  description: 'Names the call: sent again within a week, it is answered the same and does nothing more',
}

const filesOf = ({ types }: Upload): Json => Object.fromEntries(types.map((type) => [type, {}]))

const FAILURE: Json = {
  type: 'object',
  required: ['status', 'code', 'message', 'requestId'],
  properties: {
    status: { const: 'error' },
    code: { enum: Object.keys(ERRORS) },
    message: { type: 'string', description: 'Korean, fit to show' },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'Field path → Korean sentence' },
    movedTo: { type: 'string', description: 'Of a 301: the path that answers the same call, as in `Location`' },
    requestId: { type: 'string' },
  },
}

/** The contract as an OpenAPI 3.1 document. */
export function openApi(endpoints: readonly ServedEndpoint[], base: string): Json {
  const kept = new Set(offlineRules(endpoints).map(({ operation }) => operation))
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, kept) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '댕댕로드 API',
      version: '1',
      description:
        'Generated from the contract. Answers are `{ status: "success", data, message }`, else 4xx/5xx with `Failure`. ' +
        'Public answers are the same for everybody: they read no cookie and have an ETag.',
    },
    servers: [{ url: base }],
    paths,
    components: { schemas: { Failure: FAILURE } },
  }
}
