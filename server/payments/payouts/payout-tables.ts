import type { Generated, JSONColumnType } from 'kysely'
import type { Cents } from '#market/money.ts'
import type { PayoutMethod, PayoutStatus } from '#market/payouts/payout.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    payoutAccounts: PayoutAccountsTable
    payouts: PayoutsTable
    payoutEntries: PayoutEntriesTable
    payoutOrders: PayoutOrdersTable
    transferReversals: TransferReversalsTable
  }
}

/** Where a seller is paid. */
export type PayoutAccountsTable = {
  sellerId: number
  method: PayoutMethod
  /** At the card provider; what follows is as it was last read. */
  accountId: string | null
  takesTransfers: Generated<boolean>
  isPaidOut: Generated<boolean>
  due: JSONColumnType<string[], string | undefined>
  disabledReason: string | null
  accountBank: string | null
  accountLast4: string | null
  bankHolder: string | null
  bankName: string | null
  routingNumber: string | null
  /** Sealed with the secret key. */
  sealedNumber: Buffer | null
  numberLast4: string | null
  /** Nothing is paid before, since the place to be paid was changed. */
  heldUntil: Date | null
  updatedAt: Generated<Date>
}

export type PayoutsTable = {
  id: Generated<number>
  sellerId: number
  method: PayoutMethod
  status: Generated<PayoutStatus>
  amountCents: Cents
  accountId: string | null
  bankName: string | null
  bankLast4: string | null
  begunAt: Generated<Date>
  begunBy: number | null
  sentAt: Date | null
  arrivesAt: Date | null
  endedAt: Date | null
  endedBy: number | null
  providerPayoutId: string | null
  /** A part of the key under which the bank payout is asked for. */
  attempt: Generated<number>
  bankReference: string | null
  /** Why it waits, failed or came back: the provider's code, or the words of staff. */
  problem: string | null
  answeredAt: Date | null
}

/** The stamp of a payout on an entry of `seller_available`. */
type PayoutEntriesTable = { payoutId: number; entryId: number; releasedAt: Date | null }

type PayoutOrdersTable = {
  payoutId: number
  purchaseOrderId: number
  netCents: number
  sentCents: Cents
  attempt: Generated<number>
  transferId: string | null
  reversedCents: Generated<Cents>
}

type TransferReversalsTable = {
  id: Generated<number>
  payoutId: number
  purchaseOrderId: number
  amountCents: Cents
  /** Its payout failed or came back, or its order was refunded after it was paid out. */
  cause: 'ended' | 'debt'
  status: Generated<'asked' | 'made' | 'refused'>
  attempt: Generated<number>
  problem: string | null
  askedAt: Generated<Date>
  endedAt: Date | null
}
