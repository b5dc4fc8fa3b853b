import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { answerShortage } from '#market/purchase-orders/packing-api.ts'
import type { LineUnits, ShortOutcome } from '#market/purchase-orders/short-at-packing.ts'
import { changeOrderDetails } from '#market/purchase-orders/order-details-api.ts'
import { checkOut, verifyPayment } from '#market/payments/payment-api.ts'
import type { OrderFilters } from '#market/purchase-orders/orders-listed.ts'
import { downloadOrderCertificate } from '#market/resale-certificates/certificate-api.ts'
import type { ArrivedLine } from '#market/purchase-orders/arrived-line.ts'
import * as api from '#market/purchase-orders/purchase-order-api.ts'
import {
  purchaseOrdersOf,
  type PurchaseOrder,
  type PurchaseOrderDocument,
} from '#market/purchase-orders/purchase-order-document.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { openOrdersKey, purchaseOrdersKey } from '#web/offers/orders-key.ts'
import { call } from '#web/platform/http/call.ts'
import { carried } from '#web/platform/http/carried.ts'
import { download } from '#web/platform/http/download.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { useHostedPage } from '#web/platform/ui/use-hosted-page.ts'
import type { BuyerDetails } from '#web/ship-to-addresses/choosing/BuyerDetailsFields.tsx'
import { detailsBody } from '#web/ship-to-addresses/choosing/details-body.ts'
import type { Shipment } from './ship/shipment.ts'

export { purchaseOrdersKey }
const orderKey = (id: string) => [...purchaseOrdersKey, 'one', id] as const

/** One order, fetched again whenever it changes; until it loads, the order from the list stands in. */
export function usePurchaseOrder(id: string) {
  const queries = useQueryClient()
  const params = { id: Number(id) }
  return useQuery({
    queryKey: orderKey(id),
    queryFn: async ({ signal }) => orderOf(await call(api.readPurchaseOrder, { params, signal })),
    initialData: () => {
      const answer = carried(api.readPurchaseOrder, { params })
      return answer && orderOf(answer)
    },
    placeholderData: () =>
      [purchaseOrdersKey, openOrdersKey]
        .flatMap((key) => queries.getQueryData<PurchaseOrder[]>(key) ?? [])
        .find((order) => order.id === id),
  })
}

/** Saves the order as a PDF. */
export const useOrderPdf = () =>
  useAction((orderId: string) =>
    download(api.printPurchaseOrder, { params: { id: Number(orderId) } }),
  )

/** Saves the resale certificate that a paid order was covered by, for its seller. */
export const useOrderCertificate = () =>
  useAction((orderId: number) => download(downloadOrderCertificate, { params: { id: orderId } }))

export const useExportOrders = () =>
  useAction((wanted: Partial<OrderFilters> & { format: FileFormat }) =>
    download(api.exportPurchaseOrders, { query: wanted }),
  )

/** After the hosted checkout, has the server ask the provider once about the payment; answers how it stands. */
export function useRefreshedOrder(orderId: string | undefined) {
  const queries = useQueryClient()
  return useQuery({
    queryKey: ['payment-return', orderId],
    queryFn: async () => {
      const answer = await call(api.refreshPurchaseOrder, { params: { id: Number(orderId) } })
      await keepOrder(queries, answer)
      return { standing: answer.meta.payment, status: answer.data.attributes.status }
    },
    enabled: orderId !== undefined,
    staleTime: Infinity,
    throwOnError: false,
  })
}

const refreshingOrders = { refreshes: purchaseOrdersKey }

export const useCheckOut = () =>
  useHostedPage(
    (orderId: string) => call(checkOut, { params: { id: Number(orderId) } }),
    refreshingOrders,
  )

export const useVerifyPayment = () =>
  useHostedPage(
    (orderId: string) => call(verifyPayment, { params: { id: Number(orderId) } }),
    refreshingOrders,
  )

type Packed = { packed: LineUnits[]; short_outcome: ShortOutcome }
type Shipping = {
  orderId: string
  shipment: Shipment
  despiteDispute?: boolean
  /** Of an order with fewer units than were ordered. */
  packed?: Packed | undefined
}

export const useShipOrder = () => useParcel('ship')
export const useCorrectTracking = () => useParcel('correct_tracking')

const NOTHING_SHIPS = { carrier: undefined, tracking_number: undefined, more_parcels: undefined }

const useParcel = (event: 'ship' | 'correct_tracking') =>
  useAction(
    ({
      orderId,
      shipment: { more_parcels: more, ...shipment },
      despiteDispute,
      packed,
    }: Shipping) =>
      call(api.advancePurchaseOrder, {
        params: { id: Number(orderId) },
        body: {
          event,
          ...shipment,
          // What was several parcels may become one.
          ...((more.length > 0 || event === 'correct_tracking') && { more_parcels: more }),
          ...(packed && {
            ...packed,
            ...(packed.short_outcome !== 'refund_and_ship' && NOTHING_SHIPS),
          }),
          despite_dispute: despiteDispute,
        },
      }),
    { isForm: true, keep: keepOrder, refreshesIfRefused: [purchaseOrdersKey] },
  )

/** An address that wasn't chosen stays. */
export const useChangeOrderDetails = () =>
  useAction(
    ({ orderId, details }: { orderId: string; details: BuyerDetails }) =>
      call(changeOrderDetails, {
        params: { id: Number(orderId) },
        body: detailsBody(details),
      }),
    { keep: keepOrder, refreshesIfRefused: [purchaseOrdersKey] },
  )

/** The buyer's answer to a seller that is short at packing. */
export const useAnswerShortage = () =>
  useAction(
    ({ orderId, answer }: { orderId: string; answer: 'accept' | 'cancel' }) =>
      call(answerShortage, { params: { id: Number(orderId) }, body: { answer } }),
    { keep: keepOrder, refreshesIfRefused: [purchaseOrdersKey] },
  )

/** The lines that are not named have arrived whole. */
export const useReceiveOrder = () =>
  useAction(
    ({ orderId, lines }: { orderId: string; lines: ArrivedLine[] }) =>
      call(api.advancePurchaseOrder, {
        params: { id: Number(orderId) },
        body: { event: 'receive', lines },
      }),
    { keep: keepOrder, refreshesIfRefused: [purchaseOrdersKey] },
  )

export const useCancelOrder = () =>
  useAction(
    (orderId: string) =>
      call(api.advancePurchaseOrder, {
        params: { id: Number(orderId) },
        body: { event: 'cancel' },
      }),
    { keep: keepOrder, refreshesIfRefused: [purchaseOrdersKey] },
  )

const refetchOrders = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: purchaseOrdersKey })

/** Puts the order of an answer into the cache. */
async function keepOrder(queries: QueryClient, answer: PurchaseOrderDocument) {
  // A list requested before the change would bring the old state back.
  await queries.cancelQueries({ queryKey: purchaseOrdersKey })
  const changed = orderOf(answer)
  queries.setQueryData(orderKey(changed.id), changed)
  for (const key of [purchaseOrdersKey, openOrdersKey])
    queries.setQueryData<PurchaseOrder[]>(key, (orders) =>
      orders?.map((order) => (order.id === changed.id ? changed : order)),
    )
  await refetchOrders(queries)
}

function orderOf({ data, included }: PurchaseOrderDocument): PurchaseOrder {
  const [order] = purchaseOrdersOf({ data: [data], included })
  if (!order) throw new Error('The answer holds no order')
  return order
}
