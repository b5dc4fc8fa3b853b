import type { Certificate } from '#market/resale-certificates/certificate.ts'
import type { StaffCertificate } from '#market/resale-certificates/staff-certificates-list.ts'

export const aCertificate = (changes: Partial<Certificate> = {}): Certificate => ({
  id: 7,
  number: 'OR-88-123',
  states: ['OR', 'WA'],
  valid_from: '2026-01-01',
  valid_until: null,
  seller_id: null,
  seller_name: null,
  status: 'verified',
  reason: null,
  document_kind: 'pdf',
  document_bytes: 412_000,
  created_at: '2026-11-20T12:00:00.000Z',
  ...changes,
})

export const aStaffCertificate = (changes: Partial<StaffCertificate> = {}): StaffCertificate => ({
  ...aCertificate({ status: 'waiting' }),
  buyer_name: 'Corner Store',
  buyer_user_id: 3,
  decided_by: null,
  ...changes,
})

export const aPageOf = <Row>(data: readonly Row[]) => ({
  data: [...data],
  meta: { page: 1, per_page: 50, total_pages: 1, total_count: data.length },
})
