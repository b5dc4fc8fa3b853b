import type { Stage } from '#market/accounts/stage.ts'

/** What may be sent in 24 hours. */
export type UploadQuota = { files: number; bytes: number }

const NOTHING: UploadQuota = { files: 0, bytes: 0 }
const UNDER_REVIEW: UploadQuota = { files: 100, bytes: 200_000_000 }
const MEMBER: UploadQuota = { files: 2000, bytes: 2_000_000_000 }
const STAFF: UploadQuota = { files: 10_000, bytes: 10_000_000_000 }

/** How much an account may send in a day: little before anybody has looked at who it is. */
export const uploadQuotas: Record<Stage, UploadQuota> = {
  visitor: NOTHING,
  'buyer held': NOTHING,
  'buyer without password': NOTHING,
  buyer: MEMBER,
  'seller waiting': UNDER_REVIEW,
  'seller denied': NOTHING,
  'seller unconfirmed': NOTHING,
  'seller setting up': MEMBER,
  seller: MEMBER,
  subscriber: UNDER_REVIEW,
  'subscriber unconfirmed': NOTHING,
  'admin unproven': NOTHING,
  support: MEMBER,
  admin: STAFF,
}

/** What all accounts that nobody has reviewed may send together from one network address. */
export const NETWORK_QUOTA: UploadQuota = { files: 300, bytes: 600_000_000 }

/** Whether nobody has reviewed who this is, as of an applicant or of somebody who takes the daily leads. */
export const isUnreviewed = (stage: Stage) => stage === 'seller waiting' || stage === 'subscriber'

/** Whether so many bytes more are too many. */
export const exceeds = (quota: UploadQuota, sent: UploadQuota, bytes: number) =>
  sent.files + 1 > quota.files || sent.bytes + bytes > quota.bytes

/** Why a file is not taken today; the wait is told after it. */
export function quotaWords(stage: Stage, { files, bytes }: UploadQuota) {
  const most = `${files.toLocaleString('en-US')} files or ${sizeInWords(bytes)} a day`
  return stage === 'seller waiting'
    ? `While your application is under review you may send ${most}.`
    : `You may send ${most}.`
}

const sizeInWords = (bytes: number) =>
  bytes < 1_000_000_000 ? `${bytes / 1_000_000} MB` : `${bytes / 1_000_000_000} GB`
