import { sql } from 'kysely'
import { postingsOfDisputedDebtPayment } from '#market/ledger/disputed-debt-payment.ts'
import type { PostingKey } from '#market/ledger/posting.ts'
import type { PayoutPosting } from '#market/ledger/postings-of-payout.ts'
import { writePostings } from '#server/ledger/write-postings.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { findDispute, isSame, saveDispute } from '../../dispute-store.ts'
import type { PaymentDeps } from '../../payment-deps.ts'
import type { FoundDispute } from '../../provider.ts'
import { lockSellerMoney } from '../lock-seller-money.ts'
import { publishPayouts } from '../publish-payouts.ts'
import type { DebtPayment } from './debt-payment-store.ts'
import { sendDebtDisputeNews } from './debt-dispute-news.ts'

type Reading = { found: FoundDispute; revision: number; debt: DebtPayment }

/**
 * Keeps what the bank of a seller says of a payment of its debt. False where somebody else kept a reading while this one was
 * on its way: it may be older than theirs.
 */
export async function keepDisputeOfDebt(
  { terms: { publicUrl } }: Pick<PaymentDeps, 'terms'>,
  tx: Tx,
  { found, revision, debt }: Reading,
) {
  const { id: debtPaymentId, sellerId } = debt
  await lockSellerMoney(tx, sellerId)
  const kept = await findDispute(tx, found.id)
  if (isSame(kept, found)) return true
  if ((kept?.revision ?? 0) !== revision) return false
  await saveDispute(tx, found, { debtPaymentId })
  const postings = postingsOfDisputedDebtPayment({
    told: found,
    met: await debtsMetBy(tx, debtPaymentId),
    written: await writtenOf(tx, found.id),
  })
  await writePostings(
    tx,
    postings.map((posting) => ({ ...posting, sellerId, orderId: null })),
  )
  await publishPayouts(tx, sellerId)
  if (kept?.status !== found.status) await sendDebtDisputeNews({ tx, publicUrl }, sellerId, found)
  return true
}

async function debtsMetBy(tx: Tx, debtPaymentId: number) {
  const { rows } = await sql<{ orderId: number; met: number }>`
    select e.purchase_order_id as order_id, -e.amount_cents as met
    from ledger_postings p join ledger_entries e on e.posting_id = p.id
    where p.cause = 'debt' and p.cause_id = ${`payment ${debtPaymentId}`} and e.account = 'seller_available'
    order by e.id`.execute(tx)
  return rows
}

type Written = {
  cause: 'debt'
  causeId: string
  kind: string
  reverses: PostingKey | null
  entries: PayoutPosting['entries']
}

async function writtenOf(tx: Tx, disputeId: string): Promise<PayoutPosting[]> {
  const { rows } = await sql<Written>`
    select p.cause, p.cause_id, p.kind,
      (select json_build_object('cause', b.cause, 'causeId', b.cause_id, 'kind', b.kind)
        from ledger_postings b where b.id = p.reverses) as reverses,
      (select json_agg(json_build_object('account', e.account, 'amount', e.amount_cents,
        'orderId', e.purchase_order_id) order by e.id) from ledger_entries e where e.posting_id = p.id) as entries
    from ledger_postings p where p.cause = 'debt' and p.cause_id = ${disputeId} order by p.id`.execute(
    tx,
  )
  return rows.map(({ reverses, ...posting }) => ({ ...posting, ...(reverses && { reverses }) }))
}
