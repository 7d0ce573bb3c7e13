// @ts-check
/**
 * Rates passwords in a thread of its own: some take a tenth of a second, in which the server could answer nobody. Plain JavaScript, since a
 * Worker loads it without compilation, both from the sources and from the build.
 */
import { workerData } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

// A pool passes its own data first.
/** @type {Record<string, string[]>} */
const words = workerData[1]
const strength = new ZxcvbnFactory({ dictionary: { ...dictionary, ...words }, graphs: adjacencyGraphs })

/** @param {{ password: string, known: string[] }} asked @returns {number} score from 0 to 4 */
export default ({ password, known }) => strength.check(password, known).score
