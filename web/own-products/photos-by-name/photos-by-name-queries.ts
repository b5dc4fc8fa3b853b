import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listOwnProducts } from '#market/products/own-product-api.ts'
import {
  addPhotosByName,
  matchPhotoNames,
  MOST_NAMES,
  type NameMatch,
} from '#market/products/photos-by-name/photos-by-name-api.ts'
import { presignImages } from '#market/uploads/upload-api.ts'
import { call } from '#web/platform/http/call.ts'
import { putFile } from '#web/uploads/put-file.ts'
import { ownKey } from '#web/own-products/own-product-queries.ts'
import type { PlannedProduct } from './photo-plan.ts'
import type { Wire } from './sending/send-photos.ts'

const LONGEST_NAME = 400
const LISTED = 20

/** What each name says, and the products that are meant; a chunk of names at a time. */
export async function matchNames(paths: readonly string[]) {
  const matches: NameMatch[] = []
  const products = new Map<number, PlannedProduct>()
  for (let at = 0; at < paths.length; at += MOST_NAMES) {
    const names = paths.slice(at, at + MOST_NAMES).map((path) => path.slice(-LONGEST_NAME))
    const answer = await call(matchPhotoNames, { body: { names } })
    matches.push(...answer.files)
    for (const product of answer.products) products.set(product.id, product)
  }
  return { matches, products }
}

/** The seller's products that a search finds, to choose one of. */
export const useProductsFound = (search: string) =>
  useQuery({
    queryKey: [...ownKey, 'found', search],
    queryFn: ({ signal }) =>
      call(listOwnProducts, {
        query: { search, state: 'all', sort: 'newest', page: 1, per_page: LISTED },
        signal,
      }),
    select: ({ products }) => products,
    placeholderData: keepPreviousData,
  })

export const wire: Wire = {
  sign: async (files, signal) => (await call(presignImages, { body: { files }, signal })).files,
  put: (address, content, signal) => putFile(address, content, { signal, onShare: () => {} }),
  add: async (files, signal) => (await call(addPhotosByName, { body: { files }, signal })).files,
}
