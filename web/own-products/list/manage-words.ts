import { counted } from '#web/offers/offer-words.ts'
import type { ProductTab } from './manage-address.ts'

/** "1 Product", "1,204 Products" */
export const productCount = (count: number) => counted(count, 'Product')

export const tabNames: Record<ProductTab, string> = {
  all: 'All',
  published: 'Published',
  needs_fixing: 'Needs fixing',
}

const NONE: Record<ProductTab, string> = {
  all: 'No product is listed.',
  published: 'No product is published. Buyers see each one as soon as nothing is missing.',
  needs_fixing: 'Nothing needs fixing. Buyers see all of your products.',
}

/** Why a list is empty. */
export const emptyWords = (tab: ProductTab, search: string) =>
  search ? `No product matches “${search}”.` : NONE[tab]
