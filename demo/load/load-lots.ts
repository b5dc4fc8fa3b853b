import type { Tx } from '#server/platform/database/database.ts'
import type { DemoLot } from '../lots/demo-lot.ts'
import { insertAll, takeIds } from './insert-all.ts'

type Load = {
  lots: readonly DemoLot[]
  /** The seller's id by its number, from 1. */
  sellerOf: (number: number) => number
  reason: 'listed' | 'imported'
}

/** Writes lots with the movement that put their units on the shelf; answers their ids in the same order. */
export async function loadLots(tx: Tx, { lots, sellerOf, reason }: Load): Promise<number[]> {
  const ids = await takeIds(tx, 'products', lots.length)
  const listed = lots.map((lot, index) => ({ id: ids[index] ?? 0, ...lot }))
  await insertAll(
    tx,
    'products',
    listed.map(({ id, seller, ...lot }) => ({ id, ...productOf(lot, sellerOf(seller)) })),
  )
  const onShelf = listed.filter(({ listedUnits }) => listedUnits > 0)
  await insertAll(
    tx,
    'stockMovements',
    onShelf.map(({ id, listedUnits, createdAt }) => ({
      productId: id,
      change: listedUnits,
      reason,
      at: createdAt,
    })),
  )
  return ids
}

/** A lot as a row of the products. */
export function productOf(lot: Omit<DemoLot, 'seller'>, sellerId: number) {
  const { listedUnits, length, width, height, weight, ...rest } = lot
  return {
    ...rest,
    sellerId,
    units: listedUnits,
    length: decimal(length),
    width: decimal(width),
    height: decimal(height),
    weight: decimal(weight),
    updatedAt: rest.createdAt,
  }
}

const decimal = (value: number | null) => (value === null ? null : String(value))
