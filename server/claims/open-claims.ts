import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { computedCredit, unitsLeft } from '#market/claims/claim-credit.ts'
import {
  claimReasonLabels,
  problemWords,
  reasonsFor,
  type ClaimReason,
} from '#market/claims/claim-reason.ts'
import { claimStateAfter, MOST_CLAIM_PHOTOS } from '#market/claims/claim.ts'
import { isOpenClaim } from '#market/purchase-orders/claim-state.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { writeAtOnce } from '#server/platform/database/write-at-once.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import { noteClaimEvent } from '#server/purchase-orders/note-claim-event.ts'
import { publishingOrder } from '#server/purchase-orders/open-purchase-order.ts'
import { linesOf, type PurchaseOrderLine } from '#server/purchase-orders/order-lines.ts'
import type { ClaimTx } from './claim-deps.ts'
import { sendClaimNews } from './send-claim-news.ts'
import {
  claimsOf,
  countPhotos,
  insertTurn,
  unitsRefunded,
  type ClaimPhoto,
  type ClaimRow,
} from './claim-store.ts'
import { windowOf } from './read-claims.ts'
import { answerByOf } from './take-claim-turn.ts'

export type Report = {
  lineId: number
  reason: ClaimReason
  quantity: number
  words: string
  photos: readonly ClaimPhoto[]
}

/**
 * Opens a claim for each line that is reported, on an order that its buyer has locked; what is reported of a line with an
 * open claim joins it. The seller gets one mail for all of them.
 */
export async function openClaims(
  deps: ClaimTx,
  order: PurchaseOrder,
  { by: { userId }, reports }: { by: Pick<BuyerViewer, 'userId'>; reports: readonly Report[] },
) {
  const { tx } = deps
  if (!(await windowOf(tx, order, deps.claimWindowDays)).isOpen) throw new Refusal(NOT_NOW, 409)
  const claims = await claimsOf(tx, order.id)
  const lines = await linesOf(tx, [order.id])
  const refunded = await unitsRefunded(tx, order.id)
  const now = await databaseNow(tx)
  const by = { party: 'buyer', userId } as const
  const written = []
  for (const [at, report] of reports.entries()) {
    const line = lines.find(({ id }) => id === report.lineId)
    if (!line) throw refusal(at, 'line_id', 'This line is not in the order.')
    refuseTwice(reports, at)
    refuseReason(at, report, line)
    const left = unitsLeft(line, refunded.get(line.id) ?? 0, claims)
    if (report.quantity > left) throw refusal(at, 'quantity', unitsWords(left, line.quantity))
    const open = claims.find((each) => each.lineId === line.id && isOpenClaim(each.state))
    const id = open
      ? await join(deps, { claim: open, report, line, now, at })
      : await openClaim(deps, { order, report, line, now })
    await insertTurn(tx, {
      claimId: id,
      act: open ? 'join' : 'report',
      by,
      reason: report.reason,
      quantity: report.quantity,
      amount: computedCredit({ quantity: report.quantity, unit: line.unitCents }),
      words: report.words,
      photos: report.photos,
    })
    written.push({ id, words: `${problemWords(report.reason, report.quantity)}: ${line.name}` })
  }
  const note = written.map(({ words }) => words).join('\n')
  await noteClaimEvent(tx, order, { event: 'report_problem', by, note })
  await writeAtOnce(tx, publishingOrder(tx, order))
  const [first] = written
  await sendClaimNews(deps, order, {
    key: `claim:${first?.id}:reported:${now.getTime()}`,
    step: { act: 'report', to: 'seller_review', by: 'buyer' },
    problems: written.map(({ words }) => words),
    answerBy: answerByOf('seller_review', now) ?? undefined,
    words: reports.length === 1 ? (reports[0]?.words ?? '') : '',
  })
}

type Written = { report: Report; line: PurchaseOrderLine; now: Date }

async function openClaim(
  { tx }: ClaimTx,
  { order, report, line, now }: Written & { order: PurchaseOrder },
) {
  const { id } = await tx
    .insertInto('claims')
    .values({
      purchaseOrderId: order.id,
      lineId: line.id,
      state: 'seller_review',
      reason: report.reason,
      quantity: report.quantity,
      proposedCents: computedCredit({ quantity: report.quantity, unit: line.unitCents }),
      answerBy: answerByOf('seller_review', now),
      openedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function join(
  { tx }: ClaimTx,
  { claim, report, line, now, at }: Written & { claim: ClaimRow; at: number },
) {
  if ((await countPhotos(tx, claim.id)) + report.photos.length > MOST_CLAIM_PHOTOS)
    throw refusal(at, 'photo_keys', `Maximum ${MOST_CLAIM_PHOTOS} photos for a claim`)
  const quantity = claim.quantity + report.quantity
  const standing = { state: claim.state, proposed: claim.proposedCents }
  const state = claimStateAfter('join', standing, 'buyer') ?? claim.state
  await tx
    .updateTable('claims')
    .set({
      state,
      quantity,
      proposedCents: computedCredit({ quantity, unit: line.unitCents }),
      answerBy: answerByOf(state, now),
      version: claim.version + 1,
    })
    .where('id', '=', claim.id)
    .execute()
  return claim.id
}

function refuseReason(at: number, { reason }: Report, { condition }: PurchaseOrderLine) {
  if (reasonsFor(condition).includes(reason)) return
  throw refusal(
    at,
    'reason',
    `“${claimReasonLabels[reason]}” can’t be reported of salvage, which is sold as is.`,
  )
}

function refuseTwice(reports: readonly Report[], at: number) {
  const first = reports.findIndex(({ lineId }) => lineId === reports[at]?.lineId)
  if (first !== at) throw refusal(at, 'line_id', 'Report each line once.')
}

const unitsWords = (left: number, all: number) =>
  left === 0
    ? 'All units of this line were reported or refunded before.'
    : `Only ${left} of ${all} units can still be reported.`

const refusal = (at: number, field: string, message: string) =>
  new Refusal(message, 422, { fields: { [`lines.${at}.${field}`]: [message] } })

const NOT_NOW = 'Problems can be reported from shipping until the days to report them are over.'
