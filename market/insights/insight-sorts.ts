import { z } from 'zod'

export const orderColumns = [
  'created_at',
  'po_number',
  'buyer_user_email',
  'seller_user_email',
  'status',
  'total_units',
  'sku_count',
  'total_cents',
  'total_net_to_seller',
  'profit_cents',
] as const
export const productColumns = [
  'name',
  'sku',
  'seller_name',
  'provisional',
  'units',
  'seller_price_cents',
] as const
export const userColumns = ['email', 'name', 'status', 'created_at'] as const
export const offerColumns = [
  'created_at',
  'offer_number',
  'buyer_user_email',
  'seller_user_email',
  'state',
  'total_units',
  'sku_count',
  'total_cents',
] as const

export const directions = ['asc', 'desc'] as const
export type Direction = (typeof directions)[number]
export type Sort<Column extends string> = `${Column}_${Direction}`

/** A sort such as `created_at_desc`, checked against the columns of a section. */
export const sortIn = <const Column extends string>(columns: readonly Column[]) =>
  z.templateLiteral([z.enum(columns), '_', z.enum(directions)], 'Invalid sort')

/** The column of a sort, and whether it is descending. */
export function readSort<Column extends string>(sort: Sort<Column>, columns: readonly Column[]) {
  const column = columns.find((each) => sort === `${each}_asc` || sort === `${each}_desc`)
  return { column, descending: sort.endsWith('_desc') }
}
