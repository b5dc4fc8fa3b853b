import { accountOf } from '../acts/create-account.ts'
import { settlePayouts } from '../acts/settle-payouts.ts'
import { bankPayout, shownConnected, shownPayout, transfer } from '../connect-objects.ts'
import { unix, type Sandbox } from '../sandbox.ts'
import { platformBalance, sellerBalance } from '../sandbox-balance-store.ts'
import { findObject, listObjects } from '../sandbox-store.ts'
import { readForm } from './form-body.ts'
import { found } from './found.ts'
import { listing, listOf, listParams } from './list.ts'

export type Read = {
  id: string
  query: string
  /** The seller at whose account it is read; undefined for the platform's own. */
  account: string | undefined
}

/** What can be asked about sellers and their money, by path. */
export const connectReads = {
  '/v1/accounts/:id': async ({ db }: Sandbox, { id }: Read) =>
    shownConnected(await accountOf(db, id)),
  '/v1/balance': readBalance,
  '/v1/transfers': listTransfers,
  '/v1/transfers/:id': ({ db }: Sandbox, { id }: Read) =>
    found('transfer', id, findObject(db, transfer, id)),
  '/v1/payouts': listPayouts,
  '/v1/payouts/:id': readPayout,
}

async function readBalance({ db, clock, faults }: Sandbox, { account }: Read) {
  const at = { now: unix(clock()), settleSeconds: faults.settleSeconds }
  const { available, pending } = await (account === undefined
    ? platformBalance(db, at)
    : sellerBalance(db, account, at))
  return {
    object: 'balance',
    available: asCards(available),
    livemode: false,
    pending: asCards(pending),
  }
}

const asCards = (amount: number) => [{ amount, currency: 'usd', source_types: { card: amount } }]

async function listTransfers({ db }: Sandbox, { query }: Read) {
  const params = listParams.parse(readForm(query))
  const sent = await listObjects(db, transfer, listing('transfer', params))
  return listOf('/v1/transfers', sent, params)
}

async function listPayouts(sandbox: Sandbox, { query, account }: Read) {
  await settlePayouts(sandbox)
  const params = listParams.parse(readForm(query))
  const which = { ...listing('payout', params), account: account ?? null }
  const sent = await listObjects(sandbox.db, bankPayout, which)
  return listOf('/v1/payouts', sent.map(shownPayout), params)
}

/** A payout of another account is unknown here. */
async function readPayout(sandbox: Sandbox, { id, account }: Read) {
  await settlePayouts(sandbox)
  const kept = findObject(sandbox.db, bankPayout, id)
  const ofThis = kept.then((payout) => (payout?.account === account ? payout : undefined))
  return shownPayout(await found('payout', id, ofThis))
}
