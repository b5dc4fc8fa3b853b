import { useQuery } from '@tanstack/react-query'
import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import * as api from '#market/staff-orders/staff-order-api.ts'
import type { Refund } from '#market/staff-orders/staff-order.ts'
import { staffOrdersList } from '#market/staff-orders/staff-orders-list.ts'
import { call } from '#web/platform/http/call.ts'
import { download } from '#web/platform/http/download.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { staffOrdersKey } from './staff-orders-key.ts'

/** One order by its id or its number; null when no order has that number. */
export const useStaffOrder = (number: string) =>
  useQuery({
    queryKey: [...staffOrdersKey, number],
    queryFn: async ({ signal }) => {
      if (!number.startsWith('PO-')) return readOrder(Number(number), signal)
      const query = { ...staffOrdersList.read.query.parse({}), search: number }
      const { data } = await call(staffOrdersList.read, { query, signal })
      const found = data.find(({ po_number: each }) => each === number)
      return found ? readOrder(found.id, signal) : null
    },
  })

const readOrder = async (id: number, signal: AbortSignal) =>
  (await call(api.readStaffOrder, { params: { id }, signal })).data

/** Saves what a bank is to be shown as a PDF. */
export const useEvidencePdf = () =>
  useAction((id: number) => download(api.printEvidence, { params: { id } }))

type Transition = {
  event: PurchaseOrderEvent
  note: string | undefined
  carrier?: string | undefined
  tracking_number?: string | undefined
  despite_dispute?: boolean | undefined
}

export const useAdvanceStaffOrder = (id: number) =>
  useOrderMutation((body: Transition) => call(api.advanceStaffOrder, { params: { id }, body }))

export const useRetryRefund = (id: number) =>
  useOrderMutation(({ id: refundId, attempt }: { id: number; attempt: number }) =>
    call(api.retryRefund, { params: { id, refund_id: refundId }, body: { attempt } }),
  )

export const useMarkRefunded = (id: number) =>
  useOrderMutation(({ refund, note }: { refund: Pick<Refund, 'id' | 'attempt'>; note: string }) =>
    call(api.markRefunded, {
      params: { id, refund_id: refund.id },
      body: { attempt: refund.attempt, note },
    }),
  )

/** Fetches the orders again after a refusal too, because a refusal can mean that an order has changed. */
const useOrderMutation = <Given, Answer>(act: (given: Given) => Promise<Answer>) =>
  useAction(act, { isForm: true, refreshes: [staffOrdersKey] })
