import type { Database } from '#server/platform/database/database.ts'
import type { Terms } from '#server/settings/terms.ts'
import type { PaymentProvider } from './provider.ts'

/** What every payment act needs: the books, the terms and the card provider. */
export type PaymentDeps = { db: Database; terms: Terms; provider: PaymentProvider }
