import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { transact } from '#server/platform/database/transact.ts'
import { publish } from '#server/platform/live/publish.ts'
import { changeShipTo } from '#server/purchase-orders/change-ship-to.ts'
import { findOrder, lockOrder } from '#server/purchase-orders/find-order.ts'
import { showPurchaseOrder } from '#server/purchase-orders/show-purchase-order.ts'
import { chooseAddress } from '#server/ship-to-addresses/choose-address.ts'
import { lockOffer, storeBuyerDetails } from '../offer-store.ts'
import type { Deps } from '../show-offer.ts'
import { partiesOf } from '../take-turn.ts'
import { columnsOf, type BuyerDetails } from './buyer-details.ts'

type Change = { orderId: number; said: BuyerDetails }

/** The PO number stands on the offer that became the order; the address is the order's own. */
export const changeOrderDetails = (
  { db, terms }: Deps,
  viewer: BuyerViewer,
  { orderId, said }: Change,
) =>
  transact(db, async (tx) => {
    const { ship_to_address_id: addressId, ...number } = said
    const { offerId } = await findOrder(tx, viewer, orderId)
    const chosen = addressId === undefined ? undefined : await chooseAddress(tx, viewer, addressId)
    const offer = await lockOffer(tx, viewer, offerId)
    if (number.buyer_po_number !== undefined) await storeBuyerDetails(tx, offer, columnsOf(number))
    if (chosen) {
      const order = await lockOrder(tx, viewer, orderId)
      await changeShipTo({ tx, terms }, order, { address: chosen.address, by: viewer })
    }
    await publish(tx, 'PurchaseOrdersChannel', partiesOf(offer))
    return showPurchaseOrder(tx, viewer, orderId)
  })
