import type { ReactNode } from 'react'
import type { ResaleTerms } from '#market/resale/resale-terms.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'

/** What the calls of a page tell about a product while it is filled in. */
export type ProductFormHelp = {
  /** Said of the UPC when another product has it. */
  upcProblem?: ReactNode
  /** What holds for the lots of the shop that have no terms of their own; undefined until it is known. */
  shopTerms?: ResaleTerms | null | undefined
  /** Lotline's fee on a sale. */
  feeBps?: number | undefined
  /** Why photos could not be fetched from their addresses. */
  photoProblems?: OwnProduct['photo_problems'] | undefined
  /** A product that is there may be, or become, a mixed lot. */
  manifest?: { product: OwnProduct; onProduct: (product: OwnProduct) => void } | undefined
}
