import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'
import { published } from './visible-to.ts'

type Tagging = { id: number; tag: string }

/** Gives a published product a tag; false when there is no such product, or it has the tag already. */
export async function tagProduct(tx: Tx, { id, tag }: Tagging): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('products')
    .set({ tags: sql`array_append(tags, ${tag})` })
    .where('id', '=', id)
    .where(published)
    .where(sql<boolean>`not tags @> array[${tag}]`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes a tag from a product; false when it had none. */
export async function untagProduct(tx: Tx, { id, tag }: Tagging): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('products')
    .set({ tags: sql`array_remove(tags, ${tag})` })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`tags @> array[${tag}]`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
