import { stageOf } from '#market/accounts/stage.ts'
import type { Viewer } from '#market/accounts/viewer.ts'
import {
  exceeds,
  isUnreviewed,
  NETWORK_QUOTA,
  quotaWords,
  uploadQuotas,
  type UploadQuota,
} from '#market/uploads/upload-quota.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { waitFor } from '#server/platform/http/rate-limit.ts'
import { listSent, lockSenders, readSent, type Senders } from './quota-store.ts'

const DAY_MS = 86_400_000

/** Somebody who sends files. */
export type Sender = {
  viewer: Viewer
  /** The caller's address, as for rate limits. */
  network: string
  /** Multiplies a network's quota. */
  addressFactor: number
}

/**
 * Refuses files over the sender's daily quota. Other uploads of the sender wait until the transaction ends, so
 * that these are stored before the next are counted. Returns the network they count against, if any.
 */
export async function spendQuota(
  tx: Tx,
  sender: Sender,
  more: UploadQuota,
): Promise<string | null> {
  const { network, addressFactor, viewer } = sender
  const stage = stageOf(viewer)
  const isCounted = isUnreviewed(stage)
  if (isCounted) {
    const quota = multiplied(NETWORK_QUOTA, addressFactor)
    const reason = 'Too many files were uploaded from your network today.'
    await refuseBeyond(tx, { senders: { network }, quota, more, reason })
  }
  const quota = uploadQuotas[stage]
  const reason = quotaWords(stage, quota)
  await refuseBeyond(tx, { senders: { userId: viewer.userId }, quota, more, reason })
  return isCounted ? network : null
}

type QuotaRequest = { senders: Senders; quota: UploadQuota; more: UploadQuota; reason: string }

async function refuseBeyond(tx: Tx, { senders, quota, more, reason }: QuotaRequest) {
  await lockSenders(tx, senders)
  const sent = await readSent(tx, senders)
  if (!exceeds(quota, sent, more)) return
  const freeAt = await whenThereIsRoom(tx, { senders, quota, sent, more })
  throw waitFor(reason, (freeAt - Date.now()) / 1000)
}

type Full = Omit<QuotaRequest, 'reason'> & { sent: UploadQuota }

async function whenThereIsRoom(tx: Tx, { senders, quota, sent, more }: Full) {
  const left = { ...sent }
  let freeAt = Date.now()
  for (const old of await listSent(tx, senders)) {
    if (!exceeds(quota, left, more)) break
    left.files -= 1
    left.bytes -= old.bytes
    freeAt = old.createdAt.getTime() + DAY_MS
  }
  return freeAt
}

const multiplied = ({ files, bytes }: UploadQuota, factor: number): UploadQuota => ({
  files: files * factor,
  bytes: bytes * factor,
})
