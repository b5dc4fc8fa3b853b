import type { PackingShortage } from '#market/purchase-orders/packing-shortage.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

type Order = {
  packing_shortage: PackingShortage | null
  purchase_order_products: readonly {
    id: number | string
    quantity: number
    product: { name: string }
  }[]
}

/** What was not found of each line: "12 of 40 × Organic cotton bear". */
export const linesShort = ({ packing_shortage: short, purchase_order_products: lines }: Order) =>
  (short?.missing ?? []).flatMap(({ line_id: id, quantity }) => {
    const line = lines.find((each) => Number(each.id) === id)
    return line
      ? [`${quantityText(quantity)} of ${quantityText(line.quantity)} × ${line.product.name}`]
      : []
  })
