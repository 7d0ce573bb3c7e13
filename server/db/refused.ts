/** Why the database can't be had, in one sentence for the operator; shown without a stack. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused'
}
