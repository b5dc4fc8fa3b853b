import { z } from 'zod'
import { list } from '#market/lists/list.ts'
import { certificate } from './certificate.ts'

/** A buyer's own resale certificates. */
export const certificatesList = list({
  name: 'certificates',
  page: '/resale_certificates',
  call: 'listCertificates',
  summary: 'The buyer’s resale certificates',
  policy: 'buyer',
  row: certificate,
  perPage: 50,
  search: 'Number, seller',
  filters: {},
  sorts: { newest: 'Newest first', ending: 'Ending first' },
  /** Whether an order to the United States can't be paid without one. */
  meta: { is_required: z.boolean() },
})
