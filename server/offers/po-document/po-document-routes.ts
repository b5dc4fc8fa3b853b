import type { FileAnswer } from '#market/endpoint.ts'
import { offerNumber } from '#market/offers/offer-number.ts'
import * as api from '#market/offers/po-document-api.ts'
import { documentName } from '#market/uploads/document-kind.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { findAnyOrder } from '#server/purchase-orders/find-order.ts'
import { findOffer } from '../offer-store.ts'
import { removePoDocument, savePoDocument, type Deps } from './change-po-document.ts'
import { findPoDocument } from './po-document-store.ts'

export function poDocumentRoutes(site: Site, deps: Deps) {
  const { db } = deps
  const ofOffer: Site = {
    ...site,
    lookUp: async (viewer, id) => {
      if (viewer.party === 'buyer' && !(await findOffer(db, viewer, id))) throw notFound()
    },
  }

  route(ofOffer, api.savePoDocument, ({ viewer, params, body }) =>
    savePoDocument(deps, viewer, { offerId: params.id, key: body.document_key }),
  )

  route(ofOffer, api.removePoDocument, ({ viewer, params }) =>
    removePoDocument(deps, viewer, params.id),
  )

  route(site, api.downloadPoDocument, async ({ viewer, params }) => {
    if (!(await findOffer(db, viewer, params.id))) throw notFound()
    return fileOf(db, params.id)
  })

  route(site, api.downloadStaffPoDocument, async ({ params }) => {
    const { offerId } = await findAnyOrder(db, params.id)
    return fileOf(db, offerId)
  })
}

async function fileOf(db: Database, offerId: number): Promise<FileAnswer> {
  const found = await findPoDocument(db, offerId)
  if (!found) throw notFound()
  return {
    name: documentName(`po-document-${offerNumber(found.number)}`, found.documentKind),
    bytes: Uint8Array.from(found.bytes),
  }
}

const notFound = () => new Refusal('Not found', 404)
