import type { ClaimableLine } from '#market/claims/claim-on-order.ts'
import { missingUnits } from '#market/claims/missing-units.ts'
import { withBarcode } from '#market/products/barcode.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { counted, quantityText } from '#web/platform/format/numbers.ts'

export type CountedLine = {
  id: number
  name: string
  upc: string
  image: string | undefined
  /** Ordered. */
  quantity: number
  expected: number
  left: number
  unitCents: ClaimableLine['unit_cents']
}
/** The units that arrived of each line; undefined while a field is empty. */
export type Count = ReadonlyMap<number, number | undefined>

/** The lines of an order, with what its buyer expects of each. */
export function linesToCount(
  order: PurchaseOrder,
  claimable: readonly ClaimableLine[],
): CountedLine[] {
  const claimableOf = new Map(claimable.map((line) => [line.line_id, line]))
  return order.purchase_order_products.map(({ id, quantity, images, product, unit_cents }) => {
    const line = claimableOf.get(Number(id))
    return {
      id: Number(id),
      name: product.name,
      upc: product.upc,
      image: images[0],
      quantity,
      expected: line?.expected_units ?? quantity,
      left: line?.units_left ?? 0,
      unitCents: unit_cents,
    }
  })
}

export const allArrived = (lines: readonly CountedLine[]): Count =>
  new Map(lines.map(({ id, expected }) => [id, expected]))

export const noneArrived = (lines: readonly CountedLine[]): Count =>
  new Map(lines.map(({ id }) => [id, 0]))

export const missingOf = (line: CountedLine, count: Count) =>
  missingUnits({ arrived: count.get(line.id) ?? 0, expected: line.expected, left: line.left })

/** Why a count can't be sent. */
export function problemOf({ id, quantity }: CountedLine, count: Count) {
  const arrived = count.get(id)
  if (arrived === undefined) return 'Enter a number'
  return arrived > quantity ? `Only ${quantityText(quantity)} were ordered` : undefined
}

/** Adds the unit that was scanned to its line, and says so. */
export function addScanned(lines: readonly CountedLine[], count: Count, code: string) {
  const same = withBarcode(lines, code)
  const open = same.find(({ id, quantity }) => (count.get(id) ?? 0) < quantity)
  if (!open) {
    const [full] = same
    const said = full
      ? `All ${quantityText(full.quantity)} are counted: ${full.name}`
      : `Not on this order: ${code}`
    return { count, said, isAdded: false }
  }
  const arrived = (count.get(open.id) ?? 0) + 1
  const said = `${quantityText(arrived)} of ${quantityText(open.expected)}: ${open.name}`
  return { count: new Map(count).set(open.id, arrived), said, isAdded: true }
}

/** "Receive 38 of 40 and report 2 short" */
export function receiveWords(lines: readonly CountedLine[], count: Count) {
  const sumOf = (of: (line: CountedLine) => number) =>
    lines.reduce((all, line) => all + of(line), 0)
  const arrived = sumOf(({ id }) => count.get(id) ?? 0)
  const expected = sumOf((line) => line.expected)
  const missing = sumOf((line) => missingOf(line, count))
  if (missing > 0)
    return `Receive ${quantityText(arrived)} of ${quantityText(expected)} and report ${quantityText(missing)} short`
  return arrived === expected
    ? `Receive all ${counted(arrived, 'unit')}`
    : `Receive ${counted(arrived, 'unit')}`
}
