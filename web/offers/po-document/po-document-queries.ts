import type { Offer } from '#market/offers/offer-document.ts'
import * as api from '#market/offers/po-document-api.ts'
import { call } from '#web/platform/http/call.ts'
import { download } from '#web/platform/http/download.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { offersKey } from '../offers-key.ts'
import { purchaseOrdersKey } from '../orders-key.ts'

/** What the line and its dialogs have to know of an offer. */
export type OfOffer = Pick<Offer, 'id' | 'offer_number' | 'po_document'>

const effects = { refreshes: [offersKey, purchaseOrdersKey] }
const paramsOf = (offerId: string) => ({ id: Number(offerId) })

type Saving = { offerId: string; key: string }

export const useSavePoDocument = () =>
  useAction(
    ({ offerId, key }: Saving) =>
      call(api.savePoDocument, { params: paramsOf(offerId), body: { document_key: key } }),
    { ...effects, isForm: true },
  )

export const useRemovePoDocument = () =>
  useAction((offerId: string) => call(api.removePoDocument, { params: paramsOf(offerId) }), effects)

export const useDownloadPoDocument = () =>
  useAction((offerId: string) => download(api.downloadPoDocument, { params: paramsOf(offerId) }))

export const useDownloadStaffPoDocument = () =>
  useAction((orderId: number) => download(api.downloadStaffPoDocument, { params: { id: orderId } }))
