import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { whyHeld, type HeldReason, type PayoutStanding } from '#market/payouts/why-held.ts'
import { transact } from '#server/platform/database/transact.ts'
import { anUnpaidOrder } from '../../testing/an-unpaid-order.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { readStanding } from '../payout-standing.ts'
import { dueSellers } from './due-sellers.ts'

const site = siteForThisFile()

const NOW = new Date()
const DAY_MS = 86_400_000
const TERMS = {
  platformFeeBps: 1000,
  paymentDeadlineHours: 72,
  offerExpiryDays: 7,
  publicUrl: 'http://localhost:3000',
}

type Place = { method: 'stripe' | 'bank'; takesTransfers: boolean; isPaidOut: boolean }
const places: readonly (Place | null)[] = [
  null,
  { method: 'bank', takesTransfers: false, isPaidOut: false },
  { method: 'stripe', takesTransfers: true, isPaidOut: true },
  { method: 'stripe', takesTransfers: false, isPaidOut: true },
  { method: 'stripe', takesTransfers: true, isPaidOut: false },
]
const holds = [null, new Date(NOW.getTime() - DAY_MS), new Date(NOW.getTime() + DAY_MS)]
const either = [false, true]

type Case = {
  place: Place | null
  heldUntil: Date | null
  isReturned: boolean
  isReversing: boolean
  available: number
}

const cases: readonly Case[] = places.flatMap((place) =>
  (place ? holds : [null]).flatMap((heldUntil) =>
    either.flatMap((isReturned) =>
      either.flatMap((isReversing) =>
        [5_00, -5_00].map((available) => ({
          place,
          heldUntil,
          isReturned,
          isReversing,
          available,
        })),
      ),
    ),
  ),
)

test('why a seller is held is the same in the list of staff as where a payout begins, in every case there is', async () => {
  const { db, database } = site
  const buyer = await aBuyer(db)
  const sellers: { id: number; held: HeldReason | null; standing: PayoutStanding }[] = []
  for (const each of cases) {
    const { id } = await standingAs(each)
    const { place, heldUntil, ...rest } = each
    const isReady = place?.method === 'bank' || (place?.takesTransfers && place.isPaidOut)
    const account = place && { method: place.method, isReady: isReady === true, heldUntil }
    const standing = { account, ...rest }
    sellers.push({ id, standing, held: whyHeld(standing, NOW) })
  }
  expect(new Set(sellers.map(({ held }) => held)).size).toBe(7)

  const { rows } = await sql<{ sellerId: number; heldFor: HeldReason | null }>`
    select d.seller_id, d.held_for from ${dueSellers}`.execute(db)
  const inList = new Map(rows.map(({ sellerId, heldFor }) => [sellerId, heldFor]))
  for (const { id, held, standing } of sellers) {
    expect([standing, inList.get(id)]).toEqual([standing, held])
    expect(await readStanding(db, id)).toEqual(standing)
  }

  async function standingAs({ place, heldUntil, isReturned, isReversing, available }: Case) {
    const seller = await aSeller(db)
    const { id: sellerId } = seller
    await sql`insert into seller_balances (seller_id, available_cents) values (${sellerId}, ${available})`.execute(
      database.asOwner,
    )
    if (place)
      await db
        .insertInto('payoutAccounts')
        .values({
          sellerId,
          ...place,
          accountId: place.method === 'stripe' ? `acct_${sellerId}` : null,
          sealedNumber: place.method === 'bank' ? Buffer.from('sealed') : null,
          heldUntil,
        })
        .execute()
    const aPayout = (status: 'returned' | 'failed') =>
      db
        .insertInto('payouts')
        .values({
          sellerId,
          method: 'bank',
          status,
          amountCents: cents(72_00),
          endedAt: NOW,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    if (isReturned) await aPayout('returned')
    if (!isReversing) return seller
    const product = await aListedProduct(db, { sellerId, units: 100 })
    const order = await anUnpaidOrder(db, TERMS, { buyer, seller, productId: product.id })
    await transact(db, async (tx) => {
      const { id: payoutId } = await aPayout('failed')
      const of = { payoutId, purchaseOrderId: order.id }
      await tx
        .insertInto('payoutOrders')
        .values({ ...of, netCents: 72_00, sentCents: cents(72_00) })
        .execute()
      await tx
        .insertInto('transferReversals')
        .values({ ...of, amountCents: cents(72_00), cause: 'ended' })
        .execute()
    })
    return seller
  }
})
