import { placeWords, type DeliveryAddress } from '#market/ship-to-addresses/ship-to-address.ts'
import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { mayChangeShipTo } from '#market/purchase-orders/purchase-order.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Terms } from '#server/settings/terms.ts'
import type { PurchaseOrder } from './find-order.ts'
import { linesOf } from './order-lines.ts'
import { sendOrderNews } from './news/send-order-news.ts'
import { showPurchaseOrder } from './show-purchase-order.ts'

type Change = { address: DeliveryAddress; by: BuyerViewer }

/** Has a locked order sent elsewhere, until it is paid. The history keeps the place of before, and its seller is told. */
export async function changeShipTo(
  { tx, terms }: { tx: Tx; terms: Terms },
  order: PurchaseOrder,
  { address, by }: Change,
) {
  const { id, status } = order
  if (!mayChangeShipTo(status, 'buyer')) {
    throw new Refusal(
      status === 'canceled'
        ? 'The order was canceled'
        : 'The order is paid. Message the seller, or contact us, to have it shipped elsewhere.',
      409,
      { body: await showPurchaseOrder(tx, by, id) },
    )
  }
  if (isSame(address, order.shipTo)) return
  const at = await databaseNow(tx)
  await tx
    .updateTable('purchaseOrders')
    .set({ shipTo: JSON.stringify(address) })
    .where('id', '=', id)
    .execute()
  const event = await tx
    .insertInto('purchaseOrderEvents')
    .values({
      purchaseOrderId: id,
      event: 'change_ship_to',
      fromStatus: status,
      toStatus: status,
      party: 'buyer',
      actorUserId: by.userId,
      note: `Before: ${placeWords(order.shipTo)}`,
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sendOrderNews(
    { tx, terms },
    { ...order, shipTo: address },
    {
      kind: 'ship_to_changed',
      key: `order:${id}:${event.id}:seller`,
      to: 'seller',
      lines: await linesOf(tx, [id]),
    },
  )
}

const isSame = (one: DeliveryAddress, other: DeliveryAddress) => inOrder(one) === inOrder(other)

const inOrder = (address: DeliveryAddress) =>
  JSON.stringify(Object.entries(address).toSorted(([a], [b]) => a.localeCompare(b)))
