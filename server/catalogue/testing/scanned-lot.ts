import type { ChosenValues } from '#server/catalogue/choices-of-fields.ts'
import type { ProductCategory } from '#market/categories.ts'
import type { ResaleTerms } from '#market/resale/resale-terms.ts'
import { wordsIn, wordsInName } from '#market/catalogue/search-words.ts'

export type ScannedLot = ChosenValues & {
  id: number
  sellerId: number
  sellerName: string
  name: string
  upc: string
  sku: string
  styleNumber: string
  description: string
  category: ProductCategory
  tags: string[]
  units: number
  minOrderUnits: number | null
  shipsWithin: number | null
  askingPrice: number
  percentOff: number
  createdAt: Date
  provisional: boolean
  deletedAt: Date | undefined
  /** Those in force. */
  terms: ResaleTerms | null
  /** Every word it is found by. */
  words: ReadonlySet<string>
}

export const isPublished = (lot: ScannedLot) => !lot.provisional && !lot.deletedAt

export function wordsOfLot(lot: Omit<ScannedLot, 'words'>): Set<string> {
  const { name, sellerName, upc, sku, styleNumber, tags, description } = lot
  const texts = [sellerName, upc, sku, styleNumber, ...tags, description]
  return new Set([...wordsInName(name), ...texts.flatMap((text) => [...wordsIn(text)])])
}
