import type { StaffSubject } from '#market/staff-notes/staff-note.ts'

/** The column that names a subject of each kind. */
export const keyOf = {
  application: 'applicationId',
  order: 'purchaseOrderId',
  person: 'personId',
} as const satisfies Record<StaffSubject['kind'], string>

type Keys = Record<(typeof keyOf)[StaffSubject['kind']], number | null>

/** What a row is about. */
export function subjectIn({ applicationId, purchaseOrderId, personId }: Keys): StaffSubject {
  if (applicationId !== null) return { kind: 'application', id: applicationId }
  if (purchaseOrderId !== null) return { kind: 'order', id: purchaseOrderId }
  if (personId !== null) return { kind: 'person', id: personId }
  throw new Error('A row that is about nothing')
}
