import type { Stripe } from 'stripe'
import type { Asking } from './ask-provider.ts'
import { disputeOf, warningOf, type FoundDispute } from './dispute-at-provider.ts'

/** The part of the card provider that tells what banks say of a payment. */
export type DisputeParts = {
  /** A chargeback or an early fraud warning, by its id. */
  readDispute(id: string): Promise<FoundDispute>
  listChargebacks(since: Date): AsyncIterable<FoundDispute>
  listFraudWarnings(since: Date): AsyncIterable<FoundDispute>
}

const PAGE = 100
const WITH_PAYMENT = { expand: ['payment_intent'] }
const EACH_WITH_PAYMENT = { limit: PAGE, expand: ['data.payment_intent'] }

export function disputeParts(
  { disputes, radar }: Stripe,
  { find, askEach }: Asking,
  site: string | undefined,
): DisputeParts {
  async function readDispute(id: string) {
    if (!id.startsWith('issfr_'))
      return disputeOf(await find(disputes.retrieve(id, WITH_PAYMENT)), site)
    return warningOf(await find(radar.earlyFraudWarnings.retrieve(id, WITH_PAYMENT)), site)
  }

  async function* listChargebacks(since: Date) {
    const which = { ...EACH_WITH_PAYMENT, ...madeFrom(since) }
    for await (const made of askEach(disputes.list(which))) yield disputeOf(made, site)
  }

  async function* listFraudWarnings(since: Date) {
    const which = { ...EACH_WITH_PAYMENT, ...madeFrom(since) }
    for await (const made of askEach(radar.earlyFraudWarnings.list(which)))
      yield warningOf(made, site)
  }

  return { readDispute, listChargebacks, listFraudWarnings }
}

const madeFrom = (since: Date) => ({ created: { gte: Math.floor(since.getTime() / 1000) } })
