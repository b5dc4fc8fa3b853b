import type { Database } from '#server/platform/database/database.ts'
import type { Csrf } from '#server/platform/http/csrf.ts'
import type { AccountTerms } from '#server/settings/terms.ts'

/** What it takes to let somebody in. */
export type AccountDeps = {
  db: Database
  terms: AccountTerms
  csrf: Csrf
  /** Whether the public address is, so that cookies must not travel otherwise. */
  secure: boolean
  addressFactor: number
}
