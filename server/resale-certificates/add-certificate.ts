import type { z } from 'zod'
import type { BuyerViewer } from '#market/accounts/viewer.ts'
import {
  MOST_CERTIFICATES,
  TOO_MANY_CERTIFICATES,
  type certificateForm,
} from '#market/resale-certificates/certificate.ts'
import { documentKindOf, NOT_A_DOCUMENT } from '#market/uploads/document-kind.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { publishToStaff } from '#server/platform/live/publish.ts'
import { readDocument } from '#server/uploads/read-upload.ts'
import type { CertificateDeps } from './certificate-deps.ts'
import {
  certificateJson,
  countCertificates,
  findCertificate,
  insertCertificate,
  lockBuyer,
} from './certificate-store.ts'

/** Adds a certificate, which staff then check. What its document is, its content says. */
export async function addCertificate(
  { db, uploads }: CertificateDeps,
  viewer: BuyerViewer,
  form: z.output<typeof certificateForm>,
) {
  const bytes = await readDocument(uploads, viewer, form.document_key)
  const kind = documentKindOf(bytes)
  if (!kind) throw refusal('document_key', NOT_A_DOCUMENT)
  const { buyerId } = viewer
  return transact(db, async (tx) => {
    await lockBuyer(tx, buyerId)
    if ((await countCertificates(tx, buyerId)) >= MOST_CERTIFICATES)
      throw new Refusal(TOO_MANY_CERTIFICATES)
    if (form.seller_id !== null && !(await isSeller(tx, form.seller_id)))
      throw refusal('seller_id', 'We can’t find this seller')
    const id = await insertCertificate(tx, { buyerId, form, bytes, kind })
    await publishToStaff(tx, 'PurchaseOrdersChannel')
    return certificateJson(await findCertificate(tx, id))
  })
}

const isSeller = async (tx: Tx, id: number) =>
  (await tx.selectFrom('sellers').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined

const refusal = (field: string, message: string) =>
  new Refusal(message, 422, { fields: { [field]: [message] } })
