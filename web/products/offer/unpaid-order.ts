import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { takesMoney } from '#market/purchase-orders/purchase-order.ts'

type Order = Pick<PurchaseOrder, 'status' | 'purchase_order_products'>

/** The buyer's latest order of a lot that is still to be paid: a second one would hold units too (decision I16). */
export const unpaidOrderOf = <Found extends Order>(orders: readonly Found[], productId: number) =>
  orders.findLast(
    ({ status, purchase_order_products: lines }) =>
      takesMoney(status) && lines.some(({ product }) => product.id === productId),
  )
