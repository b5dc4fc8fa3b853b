import { sql } from 'kysely'
import type { SellerViewer } from '#market/accounts/viewer.ts'

/**
 * The views `v` of a shop and its products since then. Only buyers' count: not the seller's own, nor those
 * of staff. The pattern is word for word that of the index.
 */
export const viewsOfShop = ({ sellerId }: SellerViewer, since: Date) => sql`
  page_views v join buyers b on b.user_id = v.user_id
  where v.path ~ '^/all_(products|sellers)/[0-9]{1,10}(/[0-9]{1,10})?$'
    and split_part(v.path, '/', 3) = ${String(sellerId)} and v.at >= ${since}`
