import { inDigits } from '#market/in-digits.ts'
import type { Stage } from '#market/accounts/stage.ts'

/** What may be uploaded in 24 hours. */
export type UploadQuota = { files: number; bytes: number }

const NOTHING: UploadQuota = { files: 0, bytes: 0 }
const UNDER_REVIEW: UploadQuota = { files: 100, bytes: 200_000_000 }
const MEMBER: UploadQuota = { files: 2000, bytes: 2_000_000_000 }
const STAFF: UploadQuota = { files: 10_000, bytes: 10_000_000_000 }

/** An account's daily upload quota: small until staff have reviewed the account. */
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

/** The daily quota all unreviewed accounts share per network address. */
export const NETWORK_QUOTA: UploadQuota = { files: 300, bytes: 600_000_000 }

/** Whether staff have not reviewed this account, as for an applicant or a leads subscriber. */
export const isUnreviewed = (stage: Stage) => stage === 'seller waiting' || stage === 'subscriber'

/** Whether so much more exceeds the quota. */
export const exceeds = (quota: UploadQuota, sent: UploadQuota, more: UploadQuota) =>
  sent.files + more.files > quota.files || sent.bytes + more.bytes > quota.bytes

/** Why a file is refused today; the message continues with the wait. */
export function quotaWords(stage: Stage, { files, bytes }: UploadQuota) {
  const most = `${inDigits(files)} files or ${sizeInWords(bytes)} a day`
  return stage === 'seller waiting'
    ? `While your application is under review you can upload ${most}.`
    : `You can upload ${most}.`
}

const sizeInWords = (bytes: number) =>
  bytes < 1_000_000_000 ? `${bytes / 1_000_000} MB` : `${bytes / 1_000_000_000} GB`
