import type { StaffViewer } from '#market/accounts/viewer.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { AccountTerms } from '#server/settings/terms.ts'
import type { Uploads } from '#server/uploads/uploads.ts'

export type PeopleDeps = { db: Database; terms: AccountTerms; uploads: Uploads }

/** The person staff act on. */
export type Doing = { userId: number; staff: StaffViewer; requestId: string }
