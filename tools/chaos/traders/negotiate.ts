import type { Endpoint } from '#market/endpoint.ts'
import { inReview, isTurnOf } from '#market/offers/offer.ts'
import {
  acceptOffer,
  counterOffer,
  readOffer,
  rejectOffer,
  withdrawOffer,
} from '#market/offers/offer-api.ts'
import { offersOf, type Offer, type OfferDocument } from '#market/offers/offer-document.ts'
import type { Line, Side, Turn } from '../history/history.ts'
import { pin, unpin, type Board, type OpenOffer } from './board.ts'
import type { Client } from './client.ts'

const LONGEST = 8

/** Looks at an offer under way and answers what was seen, or takes one's own word back. */
export async function negotiate(client: Client, board: Board, side: Side) {
  const mine = board.offers.filter(
    (each) => each[side === 'buyer' ? 'buyerUserId' : 'sellerUserId'] === client.userId,
  )
  const open = client.chance.oneOf(mine)
  if (!open) return
  const document = await client.read({ spec: readOffer, params: { id: open.id } })
  if (!document) return
  const offer = seen(client, document)
  if (!offer || !inReview(offer.state)) return unpin(board.offers, open)
  await (isTurnOf(side, offer.state)
    ? answer(client, board, { open, offer, side })
    : takeBack(client, { offer, side }))
}

/** Remembers what was shown. */
export function seen(client: Client, { data, included }: OfferDocument): Offer | undefined {
  const [offer] = offersOf({ data: [data], included })
  if (!offer || offer.state === 'draft') return offer
  client.history.sights.push({
    offerId: offer.id,
    revision: offer.revision,
    totalCents: offer.total_cents,
    lines: linesOf(offer),
  })
  return offer
}

const linesOf = ({ offer_products: lines }: Offer): Line[] =>
  lines.map(({ quantity, unit_price, product }) => ({
    productId: product.id,
    quantity,
    unitPrice: unit_price,
  }))

type Sided = { offer: Offer; side: Side }
type Answering = Sided & { open: OpenOffer }

async function answer(client: Client, board: Board, { open, ...sided }: Answering) {
  const { offer } = sided
  const drawn = client.chance.below(10)
  if (drawn < 4 && offer.revision < LONGEST) return counter(client, sided)
  if (drawn < 6) return void (await turn(client, 'reject', { spec: rejectOffer, ...sided }))
  const accepted = await turn(client, 'accept', { spec: acceptOffer, ...sided })
  if (accepted) {
    pin(board.orders, { ...open, id: accepted.data.attributes.purchase_order_id })
    unpin(board.offers, open)
  }
}

async function counter(client: Client, sided: Sided) {
  const [line] = sided.offer.offer_products
  if (!line) return
  const unit_price = client.chance.between(5_00, 9_99)
  const body = { offer_products_attributes: [{ id: line.id, unit_price }] }
  await turn(client, 'counter', { spec: counterOffer, ...sided, body })
}

async function takeBack(client: Client, sided: Sided) {
  if (client.chance.percent(20)) await turn(client, 'withdraw', { spec: withdrawOffer, ...sided })
}

type Taken<Answer> = {
  spec: Pick<Endpoint<unknown, unknown, unknown, Answer>, 'method' | 'path' | 'answer'>
  body?: object
} & Sided

/** The note of the turn is the key of the write. */
function turn<Answer>(client: Client, act: Turn, { spec, offer, side, body }: Taken<Answer>) {
  const { id, revision } = offer
  return client.write({
    spec,
    params: { id },
    about: { kind: 'turn', turn: act, side, offerId: id, seen: revision, lines: linesOf(offer) },
    body: (key) => ({ ...body, revision, [act === 'reject' ? 'reason' : 'note']: key }),
  })
}
