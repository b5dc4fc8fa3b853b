import type { Generated } from 'kysely'
import {
  keyOf,
  type LedgerAccount,
  type LedgerEntry,
  type Posting,
  type PostingCause,
} from '#market/ledger/posting.ts'
import type { Tx } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    ledgerPostings: LedgerPostingsTable
    ledgerEntries: LedgerEntriesTable
    sellerBalances: SellerBalancesTable
  }
}

/** One thing that happened to money, written once (section L1). */
type LedgerPostingsTable = {
  id: Generated<number>
  sellerId: number
  purchaseOrderId: number | null
  cause: PostingCause
  causeId: string
  kind: string
  /** The posting that this one takes back. */
  reverses: number | null
  at: Generated<Date>
}

type LedgerEntriesTable = {
  id: Generated<number>
  postingId: number
  sellerId: number
  purchaseOrderId: number | null
  account: LedgerAccount
  /** Above zero a debit, below it a credit. */
  amountCents: number
}

/** Kept by a trigger on the entries. */
type SellerBalancesTable = {
  sellerId: number
  pendingCents: Generated<number>
  availableCents: Generated<number>
  inFlightCents: Generated<number>
}

/** A posting with the orders that its entries are for, where they are not all for one. */
export type WrittenPosting = Omit<Posting, 'entries'> & {
  sellerId: number
  orderId: number | null
  /** When it happened, where that was not just now. */
  at?: Date
  entries: (LedgerEntry & { orderId?: number })[]
}

/** Writes postings in this order. The caller holds the lock of the order or payout that they are about. */
export async function writePostings(tx: Tx, postings: readonly WrittenPosting[]) {
  const ids = new Map<string, number>()
  for (const posting of postings) {
    const { cause, causeId, kind, sellerId, orderId, entries } = posting
    const { id: postingId } = await tx
      .insertInto('ledgerPostings')
      .values({
        sellerId,
        purchaseOrderId: orderId,
        cause,
        causeId,
        kind,
        ...(posting.at && { at: posting.at }),
        reverses: posting.reverses
          ? (ids.get(keyOf(posting.reverses)) ?? (await idOf(tx, posting.reverses)))
          : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(keyOf(posting), postingId)
    await tx
      .insertInto('ledgerEntries')
      .values(
        entries.map(({ account, amount, orderId: own }) => ({
          postingId,
          sellerId,
          purchaseOrderId: own ?? orderId,
          account,
          amountCents: amount,
        })),
      )
      .execute()
  }
  return ids
}

async function idOf(tx: Tx, { cause, causeId, kind }: NonNullable<Posting['reverses']>) {
  const { id } = await tx
    .selectFrom('ledgerPostings')
    .select('id')
    .where('cause', '=', cause)
    .where('causeId', '=', causeId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return id
}
