import { sql } from 'kysely'
import { formatUsd, times, type Cents } from '#market/money.ts'
import type { Revision } from '#market/offers/offer-document.ts'
import type { Actor } from '#market/offers/offer.ts'
import { offerNumber } from '#market/offers/offer-number.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import type { OfferNewsKind } from '#server/offers/offer-news.ts'
import { offerBell } from '#server/offers/send-offer-news.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { insertAll } from './insert-all.ts'

const DAY = 86_400_000
const TOLD_FOR_DAYS = 14
const READ_AFTER_DAYS = 2

/** Notifications of both sides about each other's turns in the latest offers. */
export async function loadNotifications(tx: Tx, now: Date) {
  const turns = await latestTurns(tx, new Date(now.getTime() - TOLD_FOR_DAYS * DAY))
  const told = turns.flatMap((turn) => {
    const kind = kindOf(turn)
    const readers = (['buyer', 'seller'] as const).filter((party) => party !== turn.party)
    return kind ? readers.map((party) => notificationOf(turn, kind, party)) : []
  })
  await insertAll(
    tx,
    'notifications',
    told
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
      .map(({ createdAt, ...notification }) => {
        const readAt = new Date(createdAt.getTime() + READ_AFTER_DAYS * DAY)
        return { ...notification, createdAt, readAt: readAt < now ? readAt : null }
      }),
  )
}

type Turn = {
  offerId: number
  revision: number
  act: Revision['act']
  party: Actor
  lines: Revision['lines']
  totalCents: Cents
  at: Date
  number: number
  orderNumber: number | null
  buyerName: string
  buyerUserId: number
  sellerName: string
  sellerUserId: number
}

async function latestTurns(tx: Tx, since: Date) {
  const { rows } = await sql<Turn>`
    select r.offer_id, r.revision, r.act, r.party, r.lines, r.total_cents, r.at, o.number,
      p.number as order_number, b.name as buyer_name, b.user_id as buyer_user_id,
      s.name as seller_name, s.user_id as seller_user_id
    from offer_revisions r join offers o on o.id = r.offer_id
      left join purchase_orders p on p.offer_id = o.id and r.act = 'accept'
      join buyers b on b.id = o.buyer_id join sellers s on s.id = o.seller_id
    where r.at > ${since} and s.user_id is not null`.execute(tx)
  return rows
}

function kindOf({ act, revision }: Turn): OfferNewsKind | undefined {
  const kinds: Record<Revision['act'], OfferNewsKind | undefined> = {
    submit: 'received',
    counter: 'countered',
    accept: revision === 1 ? 'bought' : 'accepted',
    reject: 'rejected',
    withdraw: 'withdrawn',
    expire: 'expired',
    // The demo has neither.
    update_quantities: undefined,
    unlist: undefined,
  }
  return kinds[act]
}

function notificationOf(turn: Turn, kind: OfferNewsKind, reader: 'buyer' | 'seller') {
  const isBuyer = reader === 'buyer'
  const { detail, ...told } = offerBell(kind, {
    offerNumber: offerNumber(turn.number),
    orderNumber: turn.orderNumber === null ? undefined : poNumber(turn.orderNumber),
    counterpartyName: isBuyer ? turn.sellerName : turn.buyerName,
    recipientParty: reader,
    lines: turn.lines.map(({ name, quantity, unit_price: unitPrice }) => ({
      name,
      quantity,
      unitPrice,
      total: times(unitPrice, quantity),
    })),
    total: turn.totalCents,
    // No offer of the demo is for a lot whose freight is quoted.
    totalWords: formatUsd(turn.totalCents),
    publicUrl: '',
  })
  return {
    ...told,
    detail: detail ?? null,
    userId: isBuyer ? turn.buyerUserId : turn.sellerUserId,
    key: `offer:${turn.offerId}:${turn.revision}:${reader}`,
    createdAt: turn.at,
  }
}
