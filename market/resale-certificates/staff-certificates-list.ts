import { z } from 'zod'
import { choice } from '#market/lists/filter.ts'
import { list } from '#market/lists/list.ts'
import { certificate } from './certificate.ts'

/** What staff look for; `ended` are verified ones whose last day is over. */
export const certificateStates = ['waiting', 'verified', 'refused', 'ended'] as const
export type CertificateState = (typeof certificateStates)[number]

export const certificateStateWords: Readonly<Record<CertificateState, string>> = {
  waiting: 'To check',
  verified: 'Verified',
  refused: 'Refused',
  ended: 'Ended',
}

const staffCertificate = certificate.extend({
  buyer_name: z.string(),
  buyer_user_id: z.int(),
  /** Who of staff decided. */
  decided_by: z.string().nullable(),
})
export type StaffCertificate = z.infer<typeof staffCertificate>

export const staffCertificatesList = list({
  name: 'resale certificates',
  page: '/admin/resale_certificates',
  call: 'listStaffCertificates',
  summary: 'The resale certificates of all buyers, for staff to check',
  policy: 'staff_verified',
  row: staffCertificate,
  perPage: 50,
  search: 'Buyer, number',
  filters: {
    state: choice({
      label: 'State',
      values: certificateStates,
      words: certificateStateWords,
      all: 'All certificates',
    }),
  },
  sorts: { oldest: 'Oldest first', newest: 'Newest first', ending: 'Ending first' },
})
