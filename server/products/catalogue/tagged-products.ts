import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { cardSelection } from './product-json.ts'
import { published, type Seen } from './visible-to.ts'

type Tagged = { tag: string; seen: Seen }

/** The products that carry a tag, newest first. */
export const taggedProducts = (db: Database | Tx, { tag, seen }: Tagged) =>
  db
    .selectFrom('products')
    .select(cardSelection)
    .where(sql<boolean>`tags @> array[${tag}]`)
    .where(seen)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** What buyers see of a shelf: nothing that is sold out. */
export const onSale: Seen = (products) => published(products).and('products.inStock', '=', true)
