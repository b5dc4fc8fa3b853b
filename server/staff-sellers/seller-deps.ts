import type { StaffViewer } from '#market/accounts/viewer.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Terms } from '#server/settings/terms.ts'
import type { Uploads } from '#server/uploads/uploads.ts'

export type SellerDeps = { db: Database; terms: Terms; uploads: Uploads }

/** The seller staff act on, with the HTTP request. */
export type Handling = { id: number; staff: StaffViewer; requestId: string }
