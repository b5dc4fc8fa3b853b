import type { Database, Tx } from '#server/platform/database/database.ts'
import type { AccountTerms } from '#server/settings/terms.ts'

export type AdministratorDeps = { db: Database; terms: AccountTerms }

/** Who changes the staff: an administrator, or the operator through a command. */
export type By = { userId: number } | 'the operator'

/** The same inside a transaction. */
export type StaffChange = { tx: Tx; terms: AccountTerms; by: By; requestId: string }
