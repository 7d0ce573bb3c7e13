/** One sentence for the operator; shown without a stack. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}
