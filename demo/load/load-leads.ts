import { createHash } from 'node:crypto'
import { localMorning } from '#market/samples/local-morning.ts'
import { DEFAULT_TIME_ZONE } from '#market/time-zone.ts'
import type { SampleSellerCategory } from '#market/sample-profiles/sample-categories.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { demoLeads, type DemoLead } from '../leads.ts'
import { demoEmail } from './demo-email.ts'
import { insertAll, takeIds } from './insert-all.ts'

const DAY = 86_400_000
const ADDED_EVERY_DAYS = 5
const SELLS: SampleSellerCategory[] = ['Accessories', 'Home Goods']

type World = { reader: { userId: number }; now: Date }

/** Writes the directory of leads, and those that the demo seller was mailed on the mornings until yesterday. */
export async function loadLeads(tx: Tx, { reader: { userId }, now }: World) {
  const ids = await takeIds(tx, 'leads', demoLeads.length)
  const leads = demoLeads.map((each, at) => ({
    ...each,
    id: ids[at] ?? 0,
    contactEmail: addressOf(each),
    contactPhone: `555-01${String(10 + at)}`,
    consentSource:
      at % 3 === 0 ? 'Trade fair in Chicago, form kept' : 'Asked to by mail, answer kept',
    ...addedAt(now, demoLeads.length - at),
    deletedAt: null,
  }))
  await insertAll(tx, 'leads', leads)
  await tx
    .insertInto('sampleProfiles')
    .values({ userId, sellerCategories: SELLS, ranOutAt: null })
    .execute()
  const matching = leads.filter(({ productCategories }) =>
    productCategories.some((category) => SELLS.includes(category)),
  )
  // Two matching ones are left for the mornings to come.
  const sent = matching.slice(0, -2)
  await insertAll(
    tx,
    'sentLeads',
    sent.map(({ id, contactEmail }, at) => {
      const sentAt = new Date(now.getTime() - (sent.length - at) * DAY)
      return {
        userId,
        leadId: id,
        localDay: localMorning(sentAt, DEFAULT_TIME_ZONE).day,
        contactKey: createHash('md5').update(contactEmail).digest('hex'),
        sentAt,
      }
    }),
  )
}

const addressOf = ({ company, contactName }: DemoLead) =>
  `${demoEmail(contactName).split('@')[0]}@${demoEmail(company).split('@')[0]}.example`

function addedAt(now: Date, place: number) {
  const at = new Date(now.getTime() - (place * ADDED_EVERY_DAYS + 10) * DAY)
  return { createdAt: at, updatedAt: at }
}
