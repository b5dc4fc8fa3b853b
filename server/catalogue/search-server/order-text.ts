import type { LotPlace, Order } from '#server/products/catalogue/lot-place.ts'
import { NO_PRICE } from './shard-columns.ts'

export type SortedOrder = Exclude<Order, 'relevance'>

type Sorting = {
  /** What the order goes by, and which end comes first; undefined where it is the age alone. */
  column?: 'in_stock' | 'price' | 'price_up' | 'percent_off' | 'units'
  isHighestFirst?: boolean
  isOldestFirst?: boolean
}

const sortings: Record<SortedOrder, Sorting> = {
  in_stock_first: { column: 'in_stock', isHighestFirst: true },
  newest: {},
  oldest: { isOldestFirst: true },
  price_asc: { column: 'price_up' },
  price_desc: { column: 'price', isHighestFirst: true },
  percent_off: { column: 'percent_off', isHighestFirst: true },
  units: { column: 'units', isHighestFirst: true },
}

/** The column that an order goes by, if it does not go by age alone. */
export const columnOf = (order: SortedOrder) => sortings[order].column

export function orderText(order: SortedOrder): string {
  const { column, isHighestFirst, isOldestFirst } = sortings[order]
  const byAge = isOldestFirst ? 'created ASC, id ASC' : 'created DESC, id DESC'
  return column ? `${column} ${isHighestFirst ? 'DESC' : 'ASC'}, ${byAge}` : byAge
}

/** What `sortKey` says of a product that has this in the column. */
export function keyOf(order: SortedOrder, value: number | undefined): number {
  if (value === undefined) return 0
  if (order === 'in_stock_first') return 1 - value
  if (order === 'price_asc') return value === NO_PRICE ? Infinity : value
  return -value
}

export function inOrder(order: Order) {
  const older = order === 'oldest' ? 1 : -1
  return (one: LotPlace, other: LotPlace): number =>
    compared(one.key, other.key) || older * (one.createdAt - other.createdAt || one.id - other.id)
}

/** Infinity less itself is no number. */
const compared = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1)

/** Whether a product comes after a place in an order, as `isBehind` has it. */
export function behindText(order: SortedOrder, { key, createdAt, id }: LotPlace): string {
  const { column, isOldestFirst } = sortings[order]
  const than = isOldestFirst ? '>' : '<'
  const isYounger = `(created ${than} ${createdAt} OR (created = ${createdAt} AND id ${than} ${id}))`
  if (!column) return isYounger
  const { least, equal } = edges(order, key)
  const higher = order === 'price_asc' ? `${column} > ${least}` : `${column} < ${least}`
  return equal === undefined
    ? `(${higher})`
    : `(${higher} OR (${column} = ${equal} AND ${isYounger}))`
}

/** Column values hold whole numbers; the key of a cursor may be any. */
function edges(order: SortedOrder, key: number) {
  if (order === 'price_asc') {
    if (key === Infinity) return { least: NO_PRICE, equal: NO_PRICE }
    return { least: Math.floor(within(key)), equal: whole(key) }
  }
  const value = order === 'in_stock_first' ? 1 - key : -key
  return { least: Math.ceil(within(value)), equal: whole(value) }
}

const FAR = 2 ** 51
const within = (value: number) => Math.min(FAR, Math.max(-FAR, value))
const whole = (value: number) =>
  Number.isInteger(value) && Math.abs(value) < FAR ? value + 0 : undefined
