/**
 * Who shows that a call is under way and that it failed; every command and query says so. The rule is the loading overlay (for at least
 * 300 ms) and the error toast; a screen that shows its own says `screen`.
 */
export interface Display {
  /**
   * `overlay`: the loading overlay. `screen`: a skeleton, the pressed button, or the result at once (an optimistic patch).
   * `nobody`: nobody waits for it, the screen is complete without it.
   */
  waiting: 'overlay' | 'screen' | 'nobody'
  /** `toast`: the error toast. `screen`: the screen, beside the field or instead of the content. `nobody`: it changes nothing. */
  failure: 'toast' | 'screen' | 'nobody'
}

/** The content of a screen: a skeleton first, and its failure with a retry instead of it. */
export const AS_CONTENT: Display = { waiting: 'screen', failure: 'screen' }
/** The same, if the screen says by itself too why content that it has could not be renewed. */
export const AS_CONTENT_ALWAYS: Display = { waiting: 'screen', failure: 'nobody' }
/** What a screen uses without having a place for its failure. */
export const IN_PASSING: Display = { waiting: 'screen', failure: 'toast' }
/** An addition that is left out where it is missing. */
export const IF_POSSIBLE: Display = { waiting: 'nobody', failure: 'nobody' }
