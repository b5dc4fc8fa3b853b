import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { listedProduct } from '#market/products/product-api.ts'
import { conflictWords } from '#market/resale/resale-conflict.ts'
import {
  termsInForce,
  type ResaleDeclaration,
  type ResaleTerms,
} from '#market/resale/resale-terms.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  cardColumns,
  type CardRow,
  productCardJson,
} from '#server/products/catalogue/product-json.ts'
import type { SellerEntry } from './entry-store.ts'

/** The card of a product as JSON, up to what its seller says and who reads it; with its own resale terms. */
export type ProductCard = { sellerId: number; text: string; resaleTerms: ResaleTerms | null }

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
    .select([...cardColumns, 'resaleTerms'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return rows.map((row) => [row.id, cardOf(row)] as const)
}

type Row = Omit<CardRow, 'usualAnswerHours'> & { resaleTerms: ResaleTerms | null }

function cardOf({ resaleTerms, ...row }: Row): ProductCard {
  const {
    usual_answer_hours: _answer,
    resale_conflict: _conflict,
    ...card
  } = listedProduct.parse(productCardJson({ ...row, usualAnswerHours: null }))
  return { sellerId: row.sellerId, text: JSON.stringify(card).slice(0, -1), resaleTerms }
}

type Reading = { seller: SellerEntry | undefined; declared: ResaleDeclaration | undefined }

/** The whole card as JSON, as somebody reads it. */
export function cardText({ text, resaleTerms }: ProductCard, { seller, declared }: Reading) {
  const hours = JSON.stringify(seller?.usualAnswerHours ?? null)
  const terms = termsInForce(resaleTerms, seller?.resaleTerms ?? null)
  const conflict = JSON.stringify(conflictWords(terms, declared))
  return `${text},"usual_answer_hours":${hours},"resale_conflict":${conflict}}`
}
