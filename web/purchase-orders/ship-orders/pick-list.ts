import { byName } from '#market/by-name.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'

export type Pick = {
  productId: number
  name: string
  upc: string
  sku: string | null
  units: number
  /** Into which boxes they go. */
  of: { poNumber: string; units: number }[]
}

/** The units of each lot over several orders, by SKU and then UPC as shelves are. */
export function pickList(orders: readonly PurchaseOrder[]): Pick[] {
  const picks = new Map<number, Pick>()
  for (const { po_number: poNumber, purchase_order_products: lines } of orders)
    for (const { product, quantity: units } of lines) {
      const { id: productId, name, upc, sku } = product
      const pick = picks.get(productId) ?? { productId, name, upc, sku, units: 0, of: [] }
      picks.set(productId, {
        ...pick,
        units: pick.units + units,
        of: [...pick.of, { poNumber, units }],
      })
    }
  return [...picks.values()].toSorted((a, b) => byName(shelf(a), shelf(b)))
}

// What has no SKU stands after what has one.
const shelf = ({ sku, upc }: Pick) => `${sku ?? '\uffff'} ${upc}`
