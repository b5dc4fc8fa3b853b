import * as api from '#market/staff-orders/partial-refund-api.ts'
import type { PartialRefundForm } from '#market/staff-orders/partial-refund-form.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { staffOrdersKey } from '../staff-orders-key.ts'

type Attempt = { id: number; attempt: number }

export const useRefundPart = (id: number) =>
  usePartAction((body: PartialRefundForm) => call(api.refundInPart, { params: { id }, body }))

export const useRetryPart = (id: number) =>
  usePartAction(({ id: refundId, attempt }: Attempt) =>
    call(api.retryPartialRefund, { params: { id, refund_id: refundId }, body: { attempt } }),
  )

export const useEndByChargeback = (id: number) =>
  usePartAction(({ id: refundId, attempt }: Attempt) =>
    call(api.endRefundByChargeback, { params: { id, refund_id: refundId }, body: { attempt } }),
  )

export const useMarkPartReturned = (id: number) =>
  usePartAction(({ part, note }: { part: Attempt; note: string }) =>
    call(api.markPartReturned, {
      params: { id, refund_id: part.id },
      body: { attempt: part.attempt, note },
    }),
  )

const usePartAction = <Given, Answer>(act: (given: Given) => Promise<Answer>) =>
  useAction(act, { isForm: true, refreshes: [staffOrdersKey] })
