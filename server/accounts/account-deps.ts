import type { Database } from '#server/platform/database/database.ts'
import type { Csrf } from '#server/platform/http/csrf.ts'
import type { AccountTerms } from '#server/settings/terms.ts'

/** What signing in and accounts need. */
export type AccountDeps = {
  db: Database
  terms: AccountTerms
  csrf: Csrf
  /** Whether the public address uses https, so that cookies must too. */
  secure: boolean
  addressFactor: number
}
