import { connectedAccount, type Transfer } from '../connect-objects.ts'
import { newId } from '../new-id.ts'
import { noSuch, ProviderError } from '../provider-error.ts'
import type { Books } from '../sandbox.ts'
import { lockBalance, platformBalance, sentFrom } from '../sandbox-balance-store.ts'
import { charge, type Charge } from '../sandbox-objects.ts'
import { findObject, lockObject, saveObject } from '../sandbox-store.ts'
import type { TransferParams } from './connect-params.ts'
import { recordEvent } from './record-event.ts'

/** From the platform's balance to a seller's account. */
export async function sendTransfer(books: Books, params: TransferParams): Promise<Transfer> {
  const { tx, now } = books
  await requireCapability(books, params.destination)
  await lockBalance(tx)
  const source = params.source_transaction && (await sourceOf(books, params))
  if (!source || isSettled(books, source)) await requireBalance(books, params.amount)
  const id = newId('tr')
  const made: Transfer = {
    id,
    object: 'transfer',
    amount: params.amount,
    amount_reversed: 0,
    created: now,
    currency: params.currency,
    description: params.description ?? null,
    destination: params.destination,
    livemode: false,
    metadata: params.metadata,
    reversals: {
      object: 'list',
      data: [],
      has_more: false,
      url: `/v1/transfers/${id}/reversals`,
    },
    reversed: false,
    source_transaction: source ? source.id : null,
    source_type: 'card',
    transfer_group: source ? await groupOf(books, source) : (params.transfer_group ?? null),
  }
  await saveObject(tx, made)
  await recordEvent(books, 'transfer.created', made)
  return made
}

async function requireCapability({ tx }: Books, destination: string) {
  const seller = await findObject(tx, connectedAccount, destination)
  if (!seller) throw noSuch('destination', destination, 'destination')
  if (seller.capabilities.transfers === 'active') return
  throw new ProviderError(
    'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
    400,
    { code: 'insufficient_capabilities_for_transfer' },
  )
}

async function sourceOf({ tx }: Books, { source_transaction: id = '', amount }: TransferParams) {
  const source = await lockObject(tx, charge, id)
  if (!source) throw noSuch('charge', id, 'source_transaction')
  if ((await sentFrom(tx, id)) + amount > source.amount) {
    throw new ProviderError(
      `Transfers using this transaction as a source must not exceed the source amount of ${usd(source.amount)}.`,
      400,
      { param: 'amount' },
    )
  }
  return source
}

const isSettled = ({ sandbox, now }: Books, { created }: Charge) =>
  created + sandbox.faults.settleSeconds <= now

async function requireBalance({ tx, sandbox, now }: Books, amount: number) {
  const { settleSeconds } = sandbox.faults
  const { available } = await platformBalance(tx, { now, settleSeconds })
  if (available >= amount) return
  throw new ProviderError(
    'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card.',
    400,
    { code: 'balance_insufficient' },
  )
}

/** A transfer from a charge is in the group of that charge, whatever group it asks for. */
async function groupOf({ tx }: Books, source: Charge) {
  const group = source.transfer_group ?? `group_${source.payment_intent}`
  await saveObject(tx, { ...source, transfer_group: group })
  return group
}

const usd = (amount: number) => `$${(amount / 100).toFixed(2)}`
