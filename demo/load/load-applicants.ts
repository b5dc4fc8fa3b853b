import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'
import {
  applyingBuyers,
  applyingSellers,
  type ApplyingBuyer,
  type ApplyingSeller,
} from '../applicants.ts'
import { logoKey } from '../demo-picture.ts'
import { lotsInWaiting } from '../lots/lots-in-waiting.ts'
import { demoEmail } from './demo-email.ts'
import { loadLots } from './load-lots.ts'

type World = { admin: number; passwordHash: string; now: Date }
type Loading = World & { tx: Tx }

/** Writes those who applied lately, and that everybody else was approved long ago. */
export async function loadApplicants(tx: Tx, world: World) {
  const loading = { ...world, tx }
  for (const buyer of applyingBuyers) await loadBuyer(loading, buyer)
  for (const seller of applyingSellers) await loadSeller(loading, seller)
  await sql`
    insert into applications (user_id, submitted_at, decision, decided_at, decided_by)
    select id, created_at, 'approved', created_at + interval '7 hours', ${world.admin} from users u
    where not admin and not exists (select from applications where user_id = u.id)`.execute(tx)
}

async function loadBuyer(loading: Loading, buyer: ApplyingBuyer) {
  const { name, contact, category, annualVolume = null, denied, approved } = buyer
  const decision = denied ? ('denied' as const) : approved ? ('approved' as const) : null
  const decided = { decision, reason: denied ?? null }
  const { userId } = await addApplicant(loading, { ...buyer, fullName: contact, ...decided })
  await loading.tx
    .insertInto('buyers')
    .values({ userId, name, category, annualVolume, shipTo: null })
    .execute()
}

async function loadSeller(loading: Loading, seller: ApplyingSeller) {
  const { name, category = null, annualVolume = null, sellsTo, shop } = seller
  const undecided = { decision: null, reason: null }
  const { userId, appliedAt } = await addApplicant(loading, {
    ...seller,
    fullName: name,
    ...undecided,
  })
  const { id } = await loading.tx
    .insertInto('sellers')
    .values({
      userId,
      name,
      category,
      annualVolume,
      currentBuyerRelationships: sellsTo,
      description: shop?.description ?? '',
      logo: shop ? logoKey(shop.number) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!shop) return
  const lots = lotsInWaiting(shop, { createdAt: appliedAt, now: loading.now })
  await loadLots(loading.tx, { lots, sellerOf: () => id, reason: 'listed' })
}

const HOUR = 3_600_000
const DECIDED_AFTER_HOURS = 5

type Applicant = {
  name: string
  fullName: string
  hoursAgo: number
  shop?: object
  decision: 'approved' | 'denied' | null
  reason: string | null
}

async function addApplicant({ tx, admin, passwordHash, now }: Loading, applicant: Applicant) {
  const { name, fullName, hoursAgo, shop, decision, reason } = applicant
  const before = (hours: number) => new Date(now.getTime() - Math.round(hours * HOUR))
  const appliedAt = before(hoursAgo)
  const { id: userId } = await tx
    .insertInto('users')
    .values({
      email: demoEmail(name),
      fullName,
      status: decision ?? 'provisional',
      passwordHash: shop ? passwordHash : null,
      passwordSetAt: shop ? appliedAt : null,
      addressProvenAt: shop || decision ? appliedAt : null,
      photo: null,
      createdAt: appliedAt,
      demo: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('applications')
    .values({
      userId,
      submittedAt: appliedAt,
      decision,
      reason,
      decidedAt: decision && before(hoursAgo - DECIDED_AFTER_HOURS),
      decidedBy: decision && admin,
    })
    .execute()
  return { userId, appliedAt }
}
