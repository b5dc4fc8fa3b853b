import { inDigits } from '#market/in-digits.ts'
import type { SellerChangeProgress } from '#market/products/seller-change.ts'

/** Says which change of a seller's products is in progress, what applies already, and how far it is. */
export function followingWords({ shows, lots, done }: SellerChangeProgress): string {
  const reached = `${inDigits(done)} of ${inDigits(lots)} so far.`
  if (shows === null) return `The products are getting the seller’s new name: ${reached}`
  return shows
    ? `The products are being shown to buyers again, the newest first: ${reached}`
    : `Buyers see none of the products any more. Their lines in offers are being closed: ${reached}`
}

const LOOK_AGAIN_MS = 2_000

/** How often to fetch while the change is in progress. */
export const lookAgainIn = (following: SellerChangeProgress | null | undefined) =>
  following ? LOOK_AGAIN_MS : false
