import { sql } from 'kysely'
import type { Cents } from '#market/money.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { isAnsweredForGood, refusedPayout, type BankPayout } from '../provider.ts'
import { endPayout } from './end-payout.ts'
import { before, findPayout, type Sending } from './find-payout.ts'
import { keepBankPayout } from './keep-bank-payout.ts'
import { keepTransfers } from './keep-transfers.ts'

/**
 * Sends a payout that was begun: a transfer for each order, then all of it from the seller's account to its bank. Whatever
 * was done before and whose answer was lost is found first. What the provider may take later waits; what it never will
 * ends the payout.
 */
export async function sendPayout(deps: PaymentDeps, payoutId: number) {
  const payout = await findPayout(deps.db, payoutId)
  if (payout.status !== 'begun' || payout.accountId === null) return
  const sending: Sending = { ...payout, accountId: payout.accountId }
  if (await wasSent(deps, sending)) return
  await keepTransfers(deps, sending)
  for (const order of await ordersToSend(deps, payoutId))
    if (!(await transferOrder(deps, sending, order))) return
  const key = `payout-${payoutId}-bank-${payout.attempt}`
  const sent = await unlessRefused(deps, sending, {
    again: payOutAgain(payoutId),
    ask: () =>
      deps.provider.payOut({
        accountId: sending.accountId,
        amount: payout.amountCents,
        payoutId,
        idempotencyKey: key,
      }),
  })
  if (sent) await keepBankPayout(deps, payoutId, sent)
}

/** An answer that was lost may have been that it is on its way. */
async function wasSent(deps: PaymentDeps, { id, accountId, begunAt }: Sending) {
  const found = await bankPayoutOf(deps, { id, accountId, begunAt })
  if (found) await keepBankPayout(deps, id, found)
  return found !== undefined
}

async function bankPayoutOf(
  { provider }: PaymentDeps,
  { id, accountId, begunAt }: Pick<Sending, 'id' | 'accountId' | 'begunAt'>,
) {
  const found: BankPayout[] = []
  for await (const made of provider.listBankPayouts(accountId, before(begunAt)))
    if (made.payoutId === String(id)) found.push(made)
  return found.find(({ status }) => status !== 'failed') ?? found[0]
}

type OrderToSend = {
  orderId: number
  amount: Cents
  attempt: number
  /** Of the card payment; null where it was paid by wire, or its charge was the source of a transfer before. */
  paymentIntentId: string | null
}

async function ordersToSend({ db }: PaymentDeps, payoutId: number): Promise<OrderToSend[]> {
  const { rows } = await sql<OrderToSend>`
    select w.purchase_order_id as order_id, w.sent_cents as amount, w.attempt,
      case when not exists (select from payout_orders b
          where b.purchase_order_id = w.purchase_order_id and b.transfer_id is not null)
        then (select c.payment_intent_id from checkout_sessions c
          where c.purchase_order_id = w.purchase_order_id and c.paid and c.payment_intent_id is not null
          order by c.id limit 1) end as payment_intent_id
    from payout_orders w
    where w.payout_id = ${payoutId} and w.sent_cents > 0 and w.transfer_id is null
    order by w.purchase_order_id`.execute(db)
  return rows
}

/** False where it has to wait, or the payout ended. */
async function transferOrder(deps: PaymentDeps, payout: Sending, order: OrderToSend) {
  const { provider } = deps
  const { orderId, amount, attempt, paymentIntentId } = order
  const chargeId = paymentIntentId === null ? null : await provider.chargeOf(paymentIntentId)
  // A transfer without a charge comes from what is available, which is not to be overdrawn.
  if (chargeId === null && (await provider.availableBalance()) < amount) {
    await noteProblem(deps, payout.id, 'balance_insufficient')
    return false
  }
  const made = await unlessRefused(deps, payout, {
    again: transferAgain(payout.id, orderId),
    ask: () =>
      provider.transfer({
        accountId: payout.accountId,
        chargeId,
        amount,
        payoutId: payout.id,
        orderId,
        idempotencyKey: `payout-${payout.id}-order-${orderId}-${attempt}`,
      }),
  })
  if (!made) return false
  await deps.db
    .updateTable('payoutOrders')
    .set({ transferId: made.id })
    .where('payoutId', '=', payout.id)
    .where('purchaseOrderId', '=', orderId)
    .where('transferId', 'is', null)
    .execute()
  return true
}

type Asking<Made> = { ask: () => Promise<Made>; again: ReturnType<typeof transferAgain> }

/**
 * Asks the provider; undefined where it refuses. It repeats its answer to the same key, so that what it answered for good
 * is asked under another one the next time.
 */
async function unlessRefused<Made>(
  deps: PaymentDeps,
  payout: Sending,
  { ask, again }: Asking<Made>,
) {
  try {
    return await ask()
  } catch (error) {
    if (isAnsweredForGood(error)) await again.execute(deps.db)
    const refusal = refusedPayout(error)
    if (!refusal) throw error
    const { code, isForGood } = refusal
    if (isForGood)
      await transact(deps.db, (tx) =>
        endPayout({ tx, publicUrl: deps.terms.publicUrl }, payout.id, {
          status: 'failed',
          problem: code,
        }),
      )
    else await noteProblem(deps, payout.id, code)
    return undefined
  }
}

const transferAgain = (payoutId: number, orderId: number) =>
  sql`update payout_orders set attempt = attempt + 1 where payout_id = ${payoutId} and purchase_order_id = ${orderId}`
const payOutAgain = (payoutId: number) =>
  sql`update payouts set attempt = attempt + 1 where id = ${payoutId}`

/** Why it waits, for staff to read. */
const noteProblem = ({ db }: PaymentDeps, payoutId: number, problem: string) =>
  db
    .updateTable('payouts')
    .set({ problem })
    .where('id', '=', payoutId)
    .where('status', '=', 'begun')
    .execute()
