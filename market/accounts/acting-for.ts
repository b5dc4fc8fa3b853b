import type { RefusalKind } from '#market/refusal-kind.ts'

/** The header in which a page says who it was drawn for: a user's id, or `nobody`. */
export const ACTS_FOR = 'X-Acts-For'

/** What a page says that was drawn for a visitor. */
export const NOBODY = 'nobody'

/** The session of the browser has become another person's than the page was drawn for (decision I17). */
export const SOMEBODY_ELSE = {
  code: 'somebody_else',
  message:
    'Someone else is now signed in to this browser. Nothing was changed. Please reload the page.',
} satisfies RefusalKind
