import { inDigits } from '#market/in-digits.ts'
import type { UserStatus } from '#market/accounts/user-status.ts'
import { MOST_MANIFEST_ROWS } from './manifest-limits.ts'

const UNDER_REVIEW = 2 * MOST_MANIFEST_ROWS
const MEMBER = 100 * MOST_MANIFEST_ROWS

/** How many rows the manifests of a seller's lots may have together. */
export const manifestQuotaOf = (status: UserStatus) =>
  status === 'provisional' ? UNDER_REVIEW : MEMBER

/** Why no more rows are kept. */
export const manifestQuotaWords = (status: UserStatus) => {
  const most = `${inDigits(manifestQuotaOf(status))} rows`
  return status === 'provisional'
    ? `While your application is under review, your manifests can have ${most} in total.`
    : `Your manifests can have ${most} in total. Please remove the manifest of a lot you no longer sell.`
}
