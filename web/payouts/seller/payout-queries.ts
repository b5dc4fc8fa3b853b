import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query'
import type { BankDetailsForm } from '#market/payouts/bank-details.ts'
import * as api from '#market/payouts/payout-api.ts'
import type { SellerMoney } from '#market/payouts/payout-api.ts'
import { paidPayouts, payoutsList } from '#market/payouts/payouts-list.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { purchaseOrdersKey } from '#web/offers/orders-key.ts'
import { call } from '#web/platform/http/call.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { download } from '#web/platform/http/download.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { useHostedPage } from '#web/platform/ui/use-hosted-page.ts'

/** Below the key of orders, so that the live channel of orders fetches payouts again as well. */
export const payoutsKey = [...purchaseOrdersKey, 'payouts'] as const
const moneyKey = [...payoutsKey, 'money'] as const

export const useMoney = () =>
  useQuery({
    queryKey: moneyKey,
    ...queryOf(api.readMoney),
    select: ({ data }) => data,
  })

/** What was paid out, newest first: enough for years of pay runs. */
export const usePaidPayouts = () =>
  useQuery({
    queryKey: [...payoutsKey, 'paid'],
    ...queryOf(payoutsList.read, paidPayouts),
    select: ({ data }) => data,
    // The page says all of it without the plot.
    throwOnError: false,
  })

/** Opens the page of Stripe on which a seller says where it is paid. */
export const useConnect = () =>
  useHostedPage(() => call(api.connectAccount), { refreshes: payoutsKey })

/** Opens the checkout on which a seller pays what it owes. */
export const usePayDebt = () => useHostedPage(() => call(api.payDebt), { refreshes: payoutsKey })

/** Has the server ask Stripe how the account stands now. */
export const useRefreshAccount = () =>
  useAction(() => call(api.refreshAccount), { keep: keepMoney, refreshesIfRefused: [payoutsKey] })

export const useSaveBankDetails = () =>
  useAction(
    (details: BankDetailsForm) => call(api.saveBankDetails, { body: { bank_details: details } }),
    { isForm: true, keep: keepMoney, refreshesIfRefused: [payoutsKey] },
  )

export const useResumePayouts = () =>
  useAction(() => call(api.resumePayouts), { keep: keepMoney, refreshesIfRefused: [payoutsKey] })

const keepMoney = (queries: QueryClient, answer: { data: SellerMoney }) =>
  queries.setQueryData(moneyKey, answer)

export const useStatement = (month: string) =>
  useQuery({
    queryKey: [...payoutsKey, 'statement', month],
    queryFn: ({ signal }) => call(api.readStatement, { params: { month }, signal }),
    select: ({ data }) => data,
    placeholderData: keepPreviousData,
  })

export const useStatementPdf = () =>
  useAction((month: string) => download(api.printStatement, { params: { month } }))

export const useStatementSpreadsheet = () =>
  useAction(({ month, format }: { month: string; format: FileFormat }) =>
    download(api.exportStatement, { params: { month }, query: { format } }),
  )
