import * as api from '#market/payouts/staff-payout-api.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { todayKey } from '#web/today/today-key.ts'
import { staffPayoutsKey } from './staff-payouts-key.ts'

// Also a refusal tells that a payout has moved on.
const effects = { refreshes: [staffPayoutsKey, todayKey] }

/** Without sellers, for all that are due. */
export const useBeginPayRun = () =>
  useAction(
    (sellerIds?: readonly number[]) =>
      call(api.beginPayRun, { body: sellerIds ? { seller_ids: [...sellerIds] } : {} }),
    effects,
  )

export const useRecordPayment = (id: number) =>
  useAction(
    (reference: string) =>
      call(api.recordPayment, { params: { id }, body: { bank_reference: reference } }),
    { ...effects, isForm: true },
  )

export const useRecordReturn = (id: number) =>
  useAction((reason: string) => call(api.recordReturn, { params: { id }, body: { reason } }), {
    ...effects,
    isForm: true,
  })

/** The answer is held by the dialog alone, for as long as it is shown. */
export const useRevealBankDetails = (id: number) =>
  useAction(() => call(api.revealBankDetails, { params: { id } }))
