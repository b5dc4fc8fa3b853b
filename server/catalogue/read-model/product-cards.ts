import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { listedProduct } from '#market/products/product-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  cardColumns,
  type CardRow,
  productCardJson,
} from '#server/products/catalogue/product-json.ts'

/** The card of a product as JSON, up to what its seller says of itself. */
export type ProductCard = { sellerId: number; text: string }

// Bytes of those that were shown last: some forty thousand.
const MOST_KEPT = 32 * 2 ** 20

/** The cards of products, each read and written as JSON once, until its product changes. */
export function productCards(db: Database) {
  const kept = new LRUCache<number, ProductCard>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ text }) => text.length,
  })
  /** What changed during each reading that is under way: it may have read how that was before. */
  const underWay = new Set<Set<number>>()

  return {
    /** The cards of these products that are still there. */
    async of(ids: readonly number[]): Promise<ReadonlyMap<number, ProductCard>> {
      const cards = new Map<number, ProductCard>()
      for (const id of ids) {
        const known = kept.get(id)
        if (known) cards.set(id, known)
      }
      const missing = ids.filter((id) => !cards.has(id))
      if (missing.length > 0)
        for (const [id, card] of await readAndKeep(missing)) cards.set(id, card)
      return cards
    },
    forget(ids: readonly number[]) {
      for (const id of ids) kept.delete(id)
      for (const changed of underWay) for (const id of ids) changed.add(id)
    },
  }

  async function readAndKeep(ids: readonly number[]) {
    const changed = new Set<number>()
    underWay.add(changed)
    try {
      const cards = await readCards(db, ids)
      for (const [id, card] of cards) if (!changed.has(id)) kept.set(id, card)
      return cards
    } finally {
      underWay.delete(changed)
    }
  }
}

async function readCards(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('products')
    .select(cardColumns)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return rows.map((row) => [row.id, cardOf(row)] as const)
}

function cardOf(row: Omit<CardRow, 'usualAnswerHours'>): ProductCard {
  const { usual_answer_hours: _, ...card } = listedProduct.parse(
    productCardJson({ ...row, usualAnswerHours: null }),
  )
  return { sellerId: row.sellerId, text: JSON.stringify(card).slice(0, -1) }
}

/** The whole card as JSON. */
export const cardText = ({ text }: ProductCard, usualAnswerHours: number | null) =>
  `${text},"usual_answer_hours":${JSON.stringify(usualAnswerHours)}}`
