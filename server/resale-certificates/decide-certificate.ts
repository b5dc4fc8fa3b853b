import type { StaffViewer } from '#market/accounts/viewer.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { publish, publishToStaff } from '#server/platform/live/publish.ts'
import type { CertificateDeps } from './certificate-deps.ts'
import { certificateJson, decideRow, findCertificate, lockBuyer } from './certificate-store.ts'
import { sendCertificateNews } from './certificate-news.ts'

type Decision = { id: number; reason: string | null; requestId: string }

/** Staff verify a certificate, or refuse it with a reason; either can be changed later. Its buyer is told. */
export const decideCertificate = (
  { db, publicUrl }: CertificateDeps,
  staff: StaffViewer,
  { id, reason, requestId }: Decision,
) =>
  transact(db, async (tx) => {
    await lockBuyer(tx, (await findCertificate(tx, id)).buyerId)
    const before = await findCertificate(tx, id)
    const status = reason === null ? 'verified' : 'refused'
    if (before.status === status)
      throw new Refusal(`This certificate is already ${status}.`, 409, {
        body: { data: certificateJson(before) },
      })
    await decideRow(tx, { id, by: staff.userId, reason })
    const decided = await findCertificate(tx, id)
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: `resale certificate ${status}`,
      subject: `user ${decided.buyerUserId}`,
      before: { status: before.status },
      after: { status, number: decided.number, ...(reason !== null && { reason }) },
      requestId,
    })
    await sendCertificateNews({ tx, publicUrl }, decided, {
      kind: status,
      key: `resale-certificate:${id}:${status}:${requestId}`,
    })
    await publish(tx, 'PurchaseOrdersChannel', [decided.buyerUserId])
    await publishToStaff(tx, 'PurchaseOrdersChannel')
    return certificateJson(decided)
  })
