import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import { publish } from '#server/platform/live/publish.ts'
import type { Terms } from '#server/settings/terms.ts'
import { gather } from '../gathered/gathered-news-store.ts'
import { sendTogether } from '../gathered/send-together.ts'
import type { Deps } from '../show-offer.ts'
import { partiesOf } from '../take-turn.ts'
import {
  isToldOften,
  keepTold,
  otherPricesOf,
  pairsWithOtherPrices,
  type Pair,
} from './price-news-store.ts'

/**
 * Tells buyers whose offers are above an asking price that fell, in one message of each seller. It compares prices with
 * what the buyer last learned, so that no way of changing a price has to think of them. After three messages of one
 * seller in an hour, the rest is gathered.
 */
export async function sendPriceNews({ db, terms, signal }: Deps & Stoppable, now: Date) {
  await forEachSeparately(
    await pairsWithOtherPrices(db),
    (pair) => transact(db, (tx) => tell({ tx, terms }, pair, now)),
    signal,
  )
}

async function tell({ tx, terms }: { tx: Tx; terms: Terms }, pair: Pair, now: Date) {
  const prices = await otherPricesOf(tx, pair)
  const fallen = [
    ...new Map(
      prices.filter((price) => price.isFallen).map((price) => [price.offerId, price]),
    ).values(),
  ]
  const isGathered = fallen.length > 0 && (await isToldOften(tx, pair, now))
  await keepTold(tx, prices, now)
  const [first] = fallen
  if (!first) return
  const news = fallen.map(
    ({ offerId, revision }) =>
      ({ offerId, revision, party: 'buyer', kind: 'price_lowered' }) as const,
  )
  if (isGathered)
    await gather(
      tx,
      news.map((each) => ({ ...each, userId: first.buyerUserId })),
    )
  else
    await sendTogether(
      { tx, terms },
      news.map((each) => ({ ...each, createdAt: now })),
    )
  await publish(tx, 'OffersChannel', partiesOf(first))
}
