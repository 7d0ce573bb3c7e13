import type { Requirement } from '../../../contract/policy.ts'

export const CARRIER_KINDS: ReadonlySet<Requirement['kind']> = new Set(['carrier', 'stroller', 'held'])

/** A cage, a pushchair and arms in one list are a choice: nobody is in two of them at once. */
export function carrying(requirements: Requirement[]): Requirement[] {
  const done: Requirement[] = []
  for (const each of requirements) {
    const alike = requirements.filter((other) => other.who === each.who && other.indoor === each.indoor)
    const choices = new Set(alike.map(({ kind }) => kind).filter((kind) => CARRIER_KINDS.has(kind)))
    if (!choices.has(each.kind) || choices.size < 2) done.push(each)
    else if (choices.has('held')) done.push({ ...each, kind: 'carrierOrHeld' })
    else done.push({ ...each, kind: 'carrier', detail: '케이지·유모차' })
  }
  return done
}
