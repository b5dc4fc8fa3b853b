import type { AdminViewer } from '#market/accounts/viewer.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { AccountTerms } from '#server/terms.ts'

export type PeopleDesk = { db: Database; terms: AccountTerms }

/** Whom a member of staff does something to. */
export type Doing = { userId: number; staff: AdminViewer; requestId: string }
