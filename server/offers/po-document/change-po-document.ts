import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { poDocumentProblem } from '#market/purchase-orders/po-document-problem.ts'
import { documentKindOf, NOT_A_DOCUMENT } from '#market/uploads/document-kind.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { publish } from '#server/platform/live/publish.ts'
import { lockOrderOf } from '#server/purchase-orders/find-order.ts'
import { readDocument } from '#server/uploads/read-upload.ts'
import type { Uploads } from '#server/uploads/uploads.ts'
import { lockOffer, type Offer } from '../offer-store.ts'
import { showOffer, type Deps as OfferDeps } from '../show-offer.ts'
import { partiesOf } from '../take-turn.ts'
import { deletePoDocument, storePoDocument } from './po-document-store.ts'

export type Deps = OfferDeps & { uploads: Uploads }
type Saving = { offerId: number; key: string }

/** Its content says what it is, as its name and type may be anything. */
export async function savePoDocument(deps: Deps, viewer: BuyerViewer, { offerId, key }: Saving) {
  const bytes = await readDocument(deps.uploads, viewer, key)
  const kind = documentKindOf(bytes)
  if (!kind) throw new Refusal(NOT_A_DOCUMENT, 422, { fields: { document_key: [NOT_A_DOCUMENT] } })
  return change(deps, viewer, {
    offerId,
    write: (tx, { id }) => storePoDocument(tx, { offerId: id, kind, bytes }),
  })
}

export const removePoDocument = (deps: Deps, viewer: BuyerViewer, offerId: number) =>
  change(deps, viewer, { offerId, write: (tx, { id }) => deletePoDocument(tx, id) })

type Change = { offerId: number; write: (tx: Tx, offer: Offer) => Promise<unknown> }

const change = ({ db, terms }: Deps, viewer: BuyerViewer, { offerId, write }: Change) =>
  transact(db, async (tx) => {
    const offer = await lockOffer(tx, viewer, offerId)
    const order = offer.state === 'accepted' ? await lockOrderOf(tx, offerId) : undefined
    const problem = poDocumentProblem(offer.state, order?.status)
    if (problem) {
      throw new Refusal(problem, 409, { body: await showOffer({ tx, terms }, viewer, offerId) })
    }
    await write(tx, offer)
    await publish(tx, 'OffersChannel', partiesOf(offer))
    if (order) await publish(tx, 'PurchaseOrdersChannel', partiesOf(offer))
    return showOffer({ tx, terms }, viewer, offerId)
  })
