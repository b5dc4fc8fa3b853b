import type { z } from 'zod'
import { transfer, type reversal, type Transfer } from '../connect-objects.ts'
import { newId } from '../new-id.ts'
import { noSuch, ProviderError } from '../provider-error.ts'
import type { Books } from '../sandbox.ts'
import { lockBalance, sellerBalance } from '../sandbox-balance-store.ts'
import { lockObject, saveObject } from '../sandbox-store.ts'
import type { ReversalParams } from './connect-params.ts'
import { recordEvent } from './record-event.ts'

type Reversal = z.infer<typeof reversal>

/** Takes back what was sent to a seller, as far as it is still there. */
export async function reverseTransfer(books: Books, transferId: string, params: ReversalParams) {
  const { tx, now } = books
  const sent = await lockObject(tx, transfer, transferId)
  if (!sent) throw noSuch('transfer', transferId)
  const amount = params.amount ?? leftOf(sent)
  refuseTooMuch(sent, amount)
  await lockBalance(tx, sent.destination)
  await requireBalance(books, sent.destination, amount)
  const made: Reversal = {
    id: newId('trr'),
    object: 'transfer_reversal',
    amount,
    created: now,
    currency: 'usd',
    metadata: params.metadata,
    transfer: transferId,
  }
  const after: Transfer = {
    ...sent,
    amount_reversed: sent.amount_reversed + amount,
    reversals: { ...sent.reversals, data: [made, ...sent.reversals.data] },
    reversed: leftOf(sent) === amount,
  }
  await saveObject(tx, after)
  await recordEvent(books, 'transfer.reversed', after)
  return params.expand?.includes('transfer') ? { ...made, transfer: after } : made
}

const leftOf = ({ amount, amount_reversed: back }: Transfer) => amount - back

function refuseTooMuch(sent: Transfer, amount: number) {
  const left = leftOf(sent)
  if (left === 0) throw new ProviderError(`The transfer ${sent.id} is already fully reversed.`)
  if (amount <= left) return
  throw new ProviderError(
    `Reversal amount (${amount}) is greater than unreversed amount on transfer (${left})`,
    400,
    { param: 'amount' },
  )
}

async function requireBalance({ tx, sandbox, now }: Books, accountId: string, amount: number) {
  const { settleSeconds } = sandbox.faults
  const { available, pending } = await sellerBalance(tx, accountId, { now, settleSeconds })
  if (available + pending >= amount) return
  throw new ProviderError(
    'The connected account has insufficient funds in its Stripe balance to reverse this transfer.',
    400,
    { code: 'balance_insufficient' },
  )
}
