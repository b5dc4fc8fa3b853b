import type { StaffViewer } from '#market/accounts/viewer.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import type { AccountTerms } from '#server/settings/terms.ts'
import type { Approvables } from './approvable.ts'

export type ApprovalDeps = { db: Database; terms: AccountTerms; approvables: Approvables }

/** What notifying needs. */
export type Deps = { tx: Tx; terms: AccountTerms }

/** The approval an administrator decides, with the HTTP request. */
export type Deciding = { id: number; staff: StaffViewer; requestId: string }
