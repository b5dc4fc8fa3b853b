import { sql } from 'kysely'
import type { PoDocument } from '#market/offers/po-document.ts'
import type { DocumentKind } from '#market/uploads/document-kind.ts'

export type KeptPoDocument = { kind: DocumentKind; bytes: number; uploadedAt: string }

/** What is known of an offer's PO document, without its content; `offer` is the column of the offer's id. */
export const poDocumentOf = (offer: string) => sql<KeptPoDocument | null>`(
  select json_build_object('kind', d.document_kind, 'bytes', d.document_bytes, 'uploadedAt', d.uploaded_at)
  from offer_po_documents d where d.offer_id = ${sql.ref(offer)})`

export const poDocumentJson = (kept: KeptPoDocument | null): PoDocument =>
  kept && {
    kind: kept.kind,
    bytes: kept.bytes,
    uploaded_at: new Date(kept.uploadedAt).toISOString(),
  }
