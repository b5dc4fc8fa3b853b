import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'
import { DEMO_BUYER, DEMO_SELLER } from '../trade/deals.ts'
import { insertAll, takeIds } from './insert-all.ts'
import type { People } from './load-people.ts'

type Load = { people: People; now: Date }

const DAY_MS = 86_400_000

/** The demo's buyer has a certificate that covers its orders, one that is refused, and one that staff have to check. */
export async function loadCertificates(tx: Tx, { people, now }: Load) {
  const buyerId = people.buyer(DEMO_BUYER).id
  const state = await homeState(tx, buyerId)
  const ids = await takeIds(tx, 'resaleCertificates', 3)
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const common = { buyerId, documentKind: 'pdf' as const, documentBytes: DOCUMENT.length }
  const decided = (days: number) => ({ decidedBy: people.admin, decidedAt: at(days) })
  const certificates = [
    {
      sellerId: null,
      number: `${state}-48-20117`,
      states: [...new Set([state, 'IN', 'KY'])].toSorted(),
      validFrom: day(-400),
      validUntil: day(330),
      status: 'verified' as const,
      reason: null,
      createdAt: at(-380),
      ...decided(-379),
    },
    {
      sellerId: null,
      number: 'PA 8821',
      states: ['PA'],
      validFrom: day(-30),
      validUntil: null,
      status: 'refused' as const,
      reason: 'The second page is missing.',
      createdAt: at(-12),
      ...decided(-11),
    },
    {
      sellerId: people.seller(DEMO_SELLER).id,
      number: 'MI-990-441',
      states: ['MI'],
      validFrom: day(-2),
      validUntil: day(363),
      status: 'waiting' as const,
      reason: null,
      createdAt: at(-1),
      decidedBy: null,
      decidedAt: null,
    },
  ].map((each, index) => ({ ...common, ...each, id: ids[index] ?? 0 }))
  await insertAll(tx, 'resaleCertificates', certificates)
  await insertAll(
    tx,
    'resaleCertificateDocuments',
    ids.map((certificateId) => ({ certificateId, bytes: DOCUMENT })),
  )
  await keepCovered(tx, { buyerId, state, certificateId: ids[0] ?? 0 })
}

async function homeState(tx: Tx, buyerId: number) {
  const { rows } = await sql<{ state: string }>`
    select ship_to ->> 'state' as state from buyers where id = ${buyerId}`.execute(tx)
  return rows[0]?.state ?? 'OH'
}

type Covered = { buyerId: number; state: string; certificateId: number }

/** What each paid order was covered by: of other buyers, nothing. */
const keepCovered = (tx: Tx, { buyerId, state, certificateId }: Covered) =>
  sql`
    insert into purchase_order_certificates (purchase_order_id, state, certificate_id, kept_at)
    select o.id, o.ship_to ->> 'state',
      case when o.buyer_id = ${buyerId} and o.ship_to ->> 'state' = ${state} then ${certificateId}::bigint end, o.paid_at
    from purchase_orders o where o.paid_at is not null and o.ship_to ->> 'country' = 'US'`.execute(
    tx,
  )

/** One page that says what it is. */
const DOCUMENT = onePage('Resale certificate of the demo marketplace')

function onePage(words: string) {
  const drawn = `BT /F1 18 Tf 72 720 Td (${words}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const start = text.length
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  text += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
