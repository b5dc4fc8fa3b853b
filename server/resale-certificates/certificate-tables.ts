import type { Generated } from 'kysely'
import type { CertificateStatus } from '#market/resale-certificates/certificate.ts'
import type { DocumentKind } from '#market/resale-certificates/document-kind.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    resaleCertificates: ResaleCertificatesTable
    resaleCertificateDocuments: { certificateId: number; bytes: Buffer }
    purchaseOrderCertificates: PurchaseOrderCertificatesTable
  }
}

type ResaleCertificatesTable = {
  id: Generated<number>
  buyerId: number
  /** Null: for all sellers. */
  sellerId: number | null
  number: string
  states: string[]
  validFrom: string
  validUntil: string | null
  documentKind: DocumentKind
  documentBytes: number
  status: Generated<CertificateStatus>
  reason: string | null
  decidedBy: number | null
  decidedAt: Date | null
  remindedAt: Date | null
  removedAt: Date | null
  createdAt: Generated<Date>
}

/** What a paid order was covered by, written once. */
type PurchaseOrderCertificatesTable = {
  purchaseOrderId: number
  state: string
  certificateId: number | null
  keptAt: Generated<Date>
}
