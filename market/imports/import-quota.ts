import { inDigits } from '#market/in-digits.ts'
import type { UserStatus } from '#market/accounts/user-status.ts'
import { MOST_ROWS } from './import-limits.ts'

export type ImportQuota = {
  /** Files that wait or are worked on. */
  filesAtOnce: number
  /** Rows in 24 hours. */
  rows: number
}

const UNDER_REVIEW: ImportQuota = { filesAtOnce: 1, rows: MOST_ROWS }
const MEMBER: ImportQuota = { filesAtOnce: 20, rows: 20 * MOST_ROWS }

/** How much a seller may import: one full file a day before anybody has looked at who it is. */
export const importQuotaOf = (status: UserStatus) =>
  status === 'provisional' ? UNDER_REVIEW : MEMBER

/** Files in 24 hours of all sellers under review that come from one network address. */
export const NETWORK_IMPORTS = 20

export const TOO_MANY_FILES: Record<'one' | 'more', string> = {
  one: 'While your application is under review, one file is imported at a time.',
  more: 'Too many files are waiting to be imported.',
}

/** Why no more rows are taken today. */
export const rowQuotaWords = (status: UserStatus) => {
  const most = `${inDigits(importQuotaOf(status).rows)} rows a day`
  return status === 'provisional'
    ? `While your application is under review you can import ${most}.`
    : `You can import ${most}.`
}
