import { z } from 'zod'
import { endpoint, fileAnswer } from '#market/endpoint.ts'
import { idIn } from '#market/wire.ts'
import { certificate, certificateForm } from './certificate.ts'

const params = z.object({ id: idIn })
const one = z.object({ data: certificate })
/** Never shown by a browser, whatever is in it. */
const asDocument = {
  sentAs: 'application/octet-stream',
  answer: fileAnswer,
  rateLimit: 'check',
} as const

/** The document is uploaded before, with the kind `document`. */
export const addCertificate = endpoint({
  method: 'POST',
  path: '/resale_certificates',
  summary: 'Add a resale certificate with its document',
  policy: 'buyer',
  body: z.object({ resale_certificate: certificateForm }),
  answer: one,
  status: 201,
})

/** Orders that were paid with it keep it. */
export const removeCertificate = endpoint({
  method: 'DELETE',
  path: '/resale_certificates/:id',
  summary: 'Remove a resale certificate',
  policy: 'buyer',
  params,
  answer: z.object({ data: z.object({ id: z.int() }) }),
})

export const downloadOwnCertificate = endpoint({
  method: 'GET',
  path: '/resale_certificates/:id/document',
  summary: 'The document of one’s own resale certificate',
  policy: 'buyer',
  params,
  ...asDocument,
})

/** For 7 years after the order was paid. */
export const downloadOrderCertificate = endpoint({
  method: 'GET',
  path: '/purchase_orders/:id/resale_certificate',
  summary: 'The resale certificate that a paid order was covered by, for its seller',
  policy: 'seller',
  params,
  ...asDocument,
})

export const downloadStaffCertificate = endpoint({
  method: 'GET',
  path: '/admin/resale_certificates/:id/document',
  summary: 'The document of a resale certificate, for staff',
  policy: 'staff_verified',
  params,
  ...asDocument,
})

export const refusalForm = z.object({
  reason: z.string().trim().min(1, 'Enter a reason').max(500, 'Maximum 500 characters'),
})

export const verifyCertificate = endpoint({
  method: 'PUT',
  path: '/admin/resale_certificates/:id/verify',
  summary: 'Verify a resale certificate',
  policy: 'staff_verified',
  params,
  answer: one,
})

export const refuseCertificate = endpoint({
  method: 'PUT',
  path: '/admin/resale_certificates/:id/refuse',
  summary: 'Refuse a resale certificate, with a reason its buyer reads',
  policy: 'staff_verified',
  params,
  body: refusalForm,
  answer: one,
})
