import type { OwnProductSort, OwnProductsMeta } from '#market/products/own-product-api.ts'
import { counted } from '#web/platform/format/numbers.ts'
import type { ProductTab } from './manage-address.ts'

/** "1 Product", "1,204 Products" */
export const productCount = (count: number) => counted(count, 'Product')

export const tabNames: Record<ProductTab, string> = {
  all: 'All',
  published: 'Published',
  needs_fixing: 'Needs fixing',
  paused: 'Paused',
  sold_out: 'Out of stock',
  expiring: 'Expiring',
  photo_trouble: 'Photo trouble',
}

type Counts = Omit<OwnProductsMeta, 'page' | 'per_page' | 'total_pages' | 'total_count' | 'import'>

/** How many products stand under each tab. */
export const tabCounts = (meta: Counts): Record<ProductTab, number> => ({
  all: meta.published_count + meta.provisional_count + meta.paused_count,
  published: meta.published_count,
  needs_fixing: meta.provisional_count,
  paused: meta.paused_count,
  sold_out: meta.sold_out_count,
  expiring: meta.expiring_count,
  photo_trouble: meta.photo_trouble_count,
})

export const sortNames: Record<OwnProductSort, string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  name: 'Name',
  units: 'Units',
  price_desc: 'Asking price: high to low',
  price_asc: 'Asking price: low to high',
  percent_off: 'Percent off',
  updated: 'Last updated',
}

const NONE: Record<ProductTab, string> = {
  all: 'No product is listed.',
  published: 'No product is published. Buyers see each one as soon as nothing is missing.',
  needs_fixing: 'Nothing needs fixing. Buyers see all of your products.',
  paused: 'No product is paused.',
  sold_out: 'No product is out of stock.',
  expiring: 'No product expires within 60 days.',
  photo_trouble: 'No photo trouble: every photo was fetched.',
}

type Emptied = { tab: ProductTab; search: string; import?: number | undefined }

/** Why a list is empty. */
export function emptyWords({ tab, search, import: importId }: Emptied) {
  if (search) return `No product matches “${search}”.`
  return importId === undefined ? NONE[tab] : 'No product of this import is here.'
}

/** The label of an import's chip; null stands for an import that the seller does not have. */
export const importWords = (named: { file_name: string } | null) =>
  named ? `From ${named.file_name}` : 'From an import that is not there'
