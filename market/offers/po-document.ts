import { z } from 'zod'
import { instant } from '#market/wire.ts'
import { documentKinds } from '#market/uploads/document-kind.ts'

/** What both sides read of the buyer's purchase order as a file; null without one. */
export const poDocument = z
  .object({ kind: z.enum(documentKinds), bytes: z.int(), uploaded_at: instant })
  .nullable()
export type PoDocument = z.infer<typeof poDocument>

/** How long a document is kept after its offer ended without an order. */
export const DAYS_KEPT_WITHOUT_ORDER = 90
/** How long one is kept that went into an order. */
export const YEARS_KEPT_WITH_ORDER = 7
