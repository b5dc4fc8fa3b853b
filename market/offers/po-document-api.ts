import { z } from 'zod'
import { endpoint, fileAnswer } from '#market/endpoint.ts'
import { isFileKey } from '#market/uploads/upload-limits.ts'
import { idIn } from '#market/wire.ts'
import { offerDocument } from './offer-document.ts'

const params = z.object({ id: idIn })
/** Never shown by a browser, whatever is in it. */
const asDocument = {
  sentAs: 'application/octet-stream',
  answer: fileAnswer,
  rateLimit: 'check',
} as const

export const poDocumentForm = z.object({
  document_key: z.string().refine(isFileKey, 'Attach the PO document'),
})

/** Replaces the one before. The order that the offer becomes has it too. */
export const savePoDocument = endpoint({
  method: 'PUT',
  path: '/offers/:id/po_document',
  summary: 'Add or replace your PO document, until the order is paid',
  policy: 'buyer',
  params,
  body: poDocumentForm.describe('Upload it first, with the kind `document`: PDF, JPEG or PNG.'),
  answer: offerDocument,
})

export const removePoDocument = endpoint({
  method: 'DELETE',
  path: '/offers/:id/po_document',
  summary: 'Remove your PO document, until the order is paid',
  policy: 'buyer',
  params,
  answer: offerDocument,
})

export const downloadPoDocument = endpoint({
  method: 'GET',
  path: '/offers/:id/po_document',
  summary: 'The buyer’s PO document of an offer and its order',
  policy: 'trader',
  params,
  ...asDocument,
})

export const downloadStaffPoDocument = endpoint({
  method: 'GET',
  path: '/admin/purchase_orders/:id/po_document',
  summary: 'The buyer’s PO document of an order, for staff',
  policy: 'staff_verified',
  params,
  ...asDocument,
})
