import { TOP_SELLERS } from '#market/products/tags.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    curatedTags: { tag: string; productIds: number[] }
  }
}

/** Locks a tag's order before any of its products; refuses a tag that is not curated. */
export async function lockTag(tx: Tx, tag: string) {
  const held = await tx
    .selectFrom('curatedTags')
    .select('tag')
    .where('tag', '=', tag)
    .forUpdate()
    .executeTakeFirst()
  if (held) return
  const words = `Only ${TOP_SELLERS} is curated`
  throw new Refusal(words, 422, { fields: { tag_name: [words] } })
}

/** The places of products; a place may be gone or not given yet. */
export async function placesIn(db: Database | Tx, tag: string): Promise<number[]> {
  const { productIds } = await db
    .selectFrom('curatedTags')
    .select('productIds')
    .where('tag', '=', tag)
    .executeTakeFirstOrThrow()
  return productIds.map(Number)
}

export async function savePlaces(tx: Tx, tag: string, productIds: number[]) {
  await tx.updateTable('curatedTags').set({ productIds }).where('tag', '=', tag).execute()
}
