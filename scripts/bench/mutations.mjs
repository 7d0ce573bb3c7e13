import { readFileSync } from 'node:fs'
import path from 'node:path'
import { startPostgres } from '../../server/testing/engines/postgres.mjs'
import { inOrderOfTrial } from '../mutations/choice.mjs'
import { copyForMutants, filesToMutate } from '../mutations/copy.mjs'
import { mutantsOf } from '../mutations/operators.mjs'
import { LIST, tryMutant } from '../mutations/trial.mjs'

/** @param {string} name @param {number} fallback */
const setting = (name, fallback) => Number(process.env[name] ?? fallback)

const oneLine = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').slice(0, 60)

/**
 * Plants small bugs in contract, server, worker and the page's platform, one at a time in a copy, and counts how many a test notices. What the
 * types refuse is no bug that could be built, so it isn't counted. `MUTATION_SEED` chooses others, `MUTATION_COUNT` more,
 * `MUTATION_MINUTES` is when it stops, `MUTATION_FILES` is a pattern of files.
 */
export async function benchMutations() {
  const [seed, count, minutes] = [
    setting('MUTATION_SEED', 1),
    setting('MUTATION_COUNT', 40),
    setting('MUTATION_MINUTES', 60),
  ]
  const postgres = await startPostgres()
  if ('url' in postgres) process.env['TEST_DATABASE_URL'] = postgres.url
  else console.log(`Without PostgreSQL: ${'missing' in postgres ? postgres.missing : postgres.failed}`)
  const only = new RegExp(process.env['MUTATION_FILES'] ?? '')
  const copy = copyForMutants()
  const files = filesToMutate(copy).filter((file) => only.test(file))
  const all = files.flatMap((file) => mutantsOf(file, readFileSync(path.join(copy, file), 'utf8')))
  console.log(
    `${all.length.toLocaleString('en')} mutants of ${files.length} files; seed ${seed}, up to ${count} in ${minutes} minutes`,
  )
  const until = Date.now() + minutes * 60_000
  let noticed = 0
  let survived = 0
  let byListAlone = 0
  for (const mutant of inOrderOfTrial(all, seed)) {
    if (noticed + survived >= count || Date.now() >= until) break
    const outcome = await tryMutant(copy, mutant)
    if (outcome.by === 'types') continue
    if (outcome.noticed) noticed += 1
    else survived += 1
    if (outcome.noticed?.startsWith(LIST)) byListAlone += 1
    const change = `${oneLine(mutant.before)} → ${oneLine(mutant.text) || '(nothing)'}`
    console.log(
      `${outcome.noticed ? 'noticed ' : 'SURVIVED'}  ${mutant.file}:${mutant.line}  ${mutant.operator}: ${change}`,
    )
    if (outcome.noticed) console.log(`          ${outcome.noticed}`)
  }
  if ('url' in postgres) await postgres.stop()
  const share = Math.round((100 * noticed) / Math.max(1, noticed + survived))
  console.log(`${noticed} of ${noticed + survived} noticed, ${byListAlone} by the list of bounds alone`)
  return [{ what: 'mutants that a test notices', measured: share, budget: 90, unit: '%', atLeast: true }]
}
