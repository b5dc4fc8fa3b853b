import { addToCart, buyProductNow, submitOffer } from '#market/offers/offer-api.ts'
import { checkOut } from '#market/payments/payment-api.ts'
import {
  advancePurchaseOrder,
  readPurchaseOrder,
  refreshPurchaseOrder,
} from '#market/purchase-orders/purchase-order-api.ts'
import { isPayable } from '#market/purchase-orders/purchase-order.ts'
import { searchProducts } from '#market/catalogue/catalogue-api.ts'
import { decline, pay, payWithVerification } from '#payment-sandbox/acts/pay-session.ts'
import { confirmPayment } from '#payment-sandbox/acts/verify-payment.ts'
import { withBooks, type Sandbox } from '#payment-sandbox/sandbox.ts'
import { pin, PRICE_CENTS, unpin, type Board } from './board.ts'
import type { Client } from './client.ts'
import { seen } from './negotiate.ts'

/** A lot at its asking price. */
export async function buyNow(client: Client, board: Board) {
  const lot = client.chance.oneOf(board.lots)
  if (!lot) return
  const quantity = client.chance.between(1, 5)
  const line = { productId: lot.id, quantity, unitPrice: PRICE_CENTS }
  const about = { kind: 'purchase' as const, line }
  const bought = await client.write({
    spec: buyProductNow,
    about,
    body: () => ({ product_id: lot.id, quantity, unit_price: PRICE_CENTS }),
  })
  if (!bought) return
  const orderId = bought.data.attributes.purchase_order_id
  Object.assign(about, { orderId })
  pin(board.orders, { id: orderId, buyerUserId: client.userId, sellerUserId: lot.sellerUserId })
}

/** An offer for a lot, sent. */
export async function beginOffer(client: Client, board: Board) {
  const lot = client.chance.oneOf(board.lots)
  if (!lot) return
  const quantity = client.chance.between(1, 6)
  const unit_price = client.chance.between(4_00, 9_99)
  const line = { product_id: lot.id, quantity, unit_price }
  const drafted = await client.write({
    spec: addToCart,
    about: { kind: 'other' },
    body: () => ({ offer: { offer_products_attributes: [line] } }),
  })
  const offer = drafted && seen(client, drafted)
  if (!offer) return
  const { id, revision } = offer
  const sent = await client.write({
    spec: submitOffer,
    params: { id },
    about: { kind: 'turn', turn: 'submit', side: 'buyer', offerId: id, seen: revision, lines: [] },
    body: (key) => ({ revision, note: key }),
  })
  if (!sent) return
  seen(client, sent)
  pin(board.offers, { id, buyerUserId: client.userId, sellerUserId: lot.sellerUserId })
}

/** Pays for one of the buyer's orders, cancels it, or says that it came. */
export async function tendOrder(client: Client, board: Board, sandbox: Sandbox) {
  const mine = board.orders.filter(({ buyerUserId }) => buyerUserId === client.userId)
  const open = client.chance.oneOf(mine)
  if (!open) return
  const params = { id: open.id }
  const order = await client.read({ spec: readPurchaseOrder, params })
  if (!order) return
  const { status, allowed_state_transitions: allowed } = order.data.attributes
  const may = (event: string) => allowed.some((each) => each.event === event)
  if (may('receive')) {
    unpin(board.orders, open)
    return advance(client, open.id, 'receive')
  }
  if (may('cancel') && client.chance.percent(15)) return advance(client, open.id, 'cancel')
  if (status === 'canceled' || status === 'received') return unpin(board.orders, open)
  if (isPayable(status)) await payFor(client, open.id, sandbox)
}

async function payFor(client: Client, id: string, sandbox: Sandbox) {
  const page = await client.write({ spec: checkOut, params: { id }, about: { kind: 'other' } })
  const sessionId = page && new URL(page.url).pathname.split('/')[2]
  if (!sessionId) return
  await atTheProvider(client, sandbox, sessionId)
  // Nobody comes back from some of the pages.
  if (client.chance.percent(60))
    await client.write({ spec: refreshPurchaseOrder, params: { id }, about: { kind: 'other' } })
}

/** What a card holder does on the provider's page, and their bank. */
async function atTheProvider(client: Client, sandbox: Sandbox, sessionId: string) {
  const drawn = client.chance.below(10)
  const step = drawn < 7 ? pay : drawn < 9 ? payWithVerification : decline
  await withBooks(sandbox, (books) => step(books, sessionId))
  if (step === payWithVerification)
    await withBooks(sandbox, (books) => confirmPayment(books, sessionId))
}

export const advance = async (
  client: Client,
  orderId: string,
  event: 'ship' | 'receive' | 'cancel',
) => {
  const ways = event === 'ship' ? { carrier: 'UPS', tracking_number: '1Z999' } : {}
  await client.write({
    spec: advancePurchaseOrder,
    params: { id: orderId },
    about: { kind: 'order', event, orderId },
    body: (note) => ({ event, note, ...ways }),
  })
}

export const search = async (client: Client) => {
  await client.read({ spec: searchProducts, body: { search: {} } })
}
