import type { Endpoint } from './api/endpoint.ts'
import * as apis from './index.ts'

/** Every endpoint's half that page and worker know. */
export const ENDPOINTS: readonly Endpoint[] = Object.values<Readonly<Record<string, Endpoint>>>(apis).flatMap((api) =>
  Object.values(api),
)
