import type { StaffViewer } from '#market/accounts/viewer.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import type { AccountTerms } from '#server/settings/terms.ts'
import type { Approvables } from './approvable.ts'

export type ApprovalDeps = { db: Database; terms: AccountTerms; approvables: Approvables }

/** What tells people of it needs no more. */
export type Deps = { tx: Tx; terms: AccountTerms }

/** Which approval an administrator decides, by which request. */
export type Deciding = { id: number; staff: StaffViewer; requestId: string }
