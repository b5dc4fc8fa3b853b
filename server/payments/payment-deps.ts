import type { Database } from '#server/platform/database/database.ts'
import type { Terms } from '#server/settings/terms.ts'
import type { PaymentProvider } from './provider.ts'

/** What every verb of payments needs: the database, the terms and the card provider. */
export type PaymentDeps = { db: Database; terms: Terms; provider: PaymentProvider }
