import { sql } from 'kysely'
import { dueSellersList, type DueSeller } from '#market/payouts/due-sellers-list.ts'
import type { PayoutMethod } from '#market/payouts/payout.ts'
import type { HeldReason } from '#market/payouts/why-held.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Site } from '#server/platform/http/site.ts'
import { listRoute } from '#server/platform/lists/list-route.ts'
import { dueSellers, isDue } from './due-sellers.ts'

type Row = {
  sellerId: number
  name: string
  available: number
  pending: number
  disputed: number
  since: Date | null
  heldFor: HeldReason | null
  heldUntil: Date | null
  method: PayoutMethod | null
  last4: string | null
}

/** Serves the sellers that are to be paid, are held or owe. */
export const listDueSellers = (site: Site, db: Database) =>
  listRoute(
    site,
    { list: dueSellersList, db },
    {
      columns: sql`d.seller_id, d.name, d.available, d.pending, d.disputed, d.since, d.held_for, d.held_until, d.method,
        d.last4`,
      tables: dueSellers,
      search: (pattern) => sql`d.name ilike ${pattern}`,
      filters: {
        state: (state) => {
          if (state === 'due') return isDue
          return state === 'held' ? sql`d.held_for is not null` : sql`d.held_for = ${state}`
        },
      },
      sorts: {
        oldest: sql`d.since nulls last, d.seller_id`,
        amount: sql`d.available desc, d.seller_id`,
        seller: sql`lower(d.name), d.seller_id`,
      },
      json: (_, rows: readonly Row[]) => rows.map(dueSellerJson),
    },
  )

const dueSellerJson = (row: Row): DueSeller => ({
  id: row.sellerId,
  name: row.name,
  available_cents: row.available,
  pending_cents: row.pending,
  disputed_cents: row.disputed,
  since: row.since?.toISOString() ?? null,
  held_for: row.heldFor,
  held_until: row.heldFor === 'bank_changed' ? (row.heldUntil?.toISOString() ?? null) : null,
  method: row.method,
  bank_last4: row.last4,
})
