import { sql } from 'kysely'
import type { FileAnswer } from '#market/endpoint.ts'
import * as api from '#market/resale-certificates/certificate-api.ts'
import { YEARS_KEPT } from '#market/resale-certificates/certificate.ts'
import { documentName, type DocumentKind } from '#market/uploads/document-kind.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { addCertificate } from './add-certificate.ts'
import type { CertificateDeps } from './certificate-deps.ts'
import {
  documentOf,
  findCertificate,
  lockBuyer,
  removeCertificateRow,
} from './certificate-store.ts'
import { decideCertificate } from './decide-certificate.ts'
import { listCertificates } from './list-certificates.ts'
import { listStaffCertificates } from './list-staff-certificates.ts'

export function certificateRoutes(site: Site, deps: CertificateDeps) {
  const { db } = deps
  listCertificates(site, deps)
  listStaffCertificates(site, db)

  route(site, api.addCertificate, async ({ viewer, body }) => ({
    data: await addCertificate(deps, viewer, body.resale_certificate),
  }))

  route(site, api.removeCertificate, ({ viewer, params }) =>
    transact(db, async (tx) => {
      await lockBuyer(tx, viewer.buyerId)
      const { id } = await findCertificate(tx, params.id, viewer.buyerId)
      await removeCertificateRow(tx, id)
      return { data: { id } }
    }),
  )

  route(site, api.downloadOwnCertificate, async ({ viewer, params }) =>
    fileOf(db, await findCertificate(db, params.id, viewer.buyerId)),
  )

  route(site, api.downloadOrderCertificate, async ({ viewer, params }) =>
    fileOf(db, await certificateOfOrder(db, viewer.sellerId, params.id)),
  )

  route(site, api.downloadStaffCertificate, async ({ params }) =>
    fileOf(db, await findCertificate(db, params.id)),
  )

  const ofStaff: Site = {
    ...site,
    lookUp: async (_, id) => void (await findCertificate(db, id)),
  }
  route(ofStaff, api.verifyCertificate, async ({ viewer, params, request }) => ({
    data: await decideCertificate(deps, viewer, {
      id: params.id,
      reason: null,
      requestId: request.id,
    }),
  }))

  route(ofStaff, api.refuseCertificate, async ({ viewer, params, body, request }) => ({
    data: await decideCertificate(deps, viewer, {
      id: params.id,
      reason: body.reason,
      requestId: request.id,
    }),
  }))
}

type Found = { id: number; documentKind: DocumentKind }

const fileOf = async (db: Database, { id, documentKind: kind }: Found): Promise<FileAnswer> => ({
  name: documentName(`resale-certificate-${id}`, kind),
  bytes: Uint8Array.from(await documentOf(db, id)),
})

/** What an order of this seller was paid with, also where its buyer removed it or was erased. */
async function certificateOfOrder(db: Database, sellerId: number, orderId: number) {
  const { rows } = await sql<Found>`
    select c.id, c.document_kind from purchase_order_certificates k
    join purchase_orders o on o.id = k.purchase_order_id join resale_certificates c on c.id = k.certificate_id
    where o.id = ${orderId} and o.seller_id = ${sellerId}
      and k.kept_at > now() - make_interval(years => ${YEARS_KEPT})`.execute(db)
  if (!rows[0]) throw new Refusal('Not found', 404)
  return rows[0]
}
