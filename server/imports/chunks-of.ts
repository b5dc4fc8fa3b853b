import type { GatheredProduct } from '#market/imports/gather-products.ts'

/** What is imported in one transaction, at most. */
export type Portion = { products: number; bytes: number }

// Long texts bring new words, and the search learns each of them in the same statement.
export const CHUNK: Portion = { products: 300, bytes: 240_000 }

/** Products in chunks, each a JSON list. A product that exceeds the size of a chunk gets one of its own. */
export function chunksOf(products: readonly GatheredProduct[], most: Portion): string[] {
  const chunks: string[] = []
  let chunk: string[] = []
  let bytes = 0
  for (const product of products.map((each) => JSON.stringify(each))) {
    const size = Buffer.byteLength(product)
    if (chunk.length === most.products || (chunk.length > 0 && bytes + size > most.bytes)) {
      chunks.push(`[${chunk.join()}]`)
      chunk = []
      bytes = 0
    }
    chunk.push(product)
    bytes += size
  }
  if (chunk.length > 0) chunks.push(`[${chunk.join()}]`)
  return chunks
}
