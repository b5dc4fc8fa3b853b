import type { Caller } from '#server/testing/caller.ts'
import { anAddress, putFile } from '#server/uploads/testing/sending.ts'

export const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
/** It would ask for attention where a reader runs its scripts. */
export const PDF_WITH_SCRIPT = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert("here"))>>>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

/** Uploads a document under the name and type of a PDF, whatever it holds, and answers its key. */
export async function sendDocument(caller: Caller, content: Buffer) {
  const { address, key } = await anAddress(caller, {
    kind: 'document',
    content_type: 'application/pdf',
    size: content.length,
  })
  await putFile(address, content, 'application/pdf')
  return key
}

/** A certificate that waits for staff. */
export async function aCertificate(caller: Caller, changes: object = {}) {
  const certificate = {
    number: 'OR-88-123',
    states: ['OR', 'WA'],
    valid_from: '2026-01-01',
    valid_until: null,
    seller_id: null,
    document_key: await sendDocument(caller, PDF),
    ...changes,
  }
  return caller.post('/resale_certificates', { resale_certificate: certificate })
}
