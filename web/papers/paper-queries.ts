import { useQuery, type QueryKey } from '@tanstack/react-query'
import type { InvoiceDetailsForm } from '#market/papers/invoice-details.ts'
import * as api from '#market/papers/paper-api.ts'
import type { PaperKind } from '#market/papers/paper.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { purchaseOrdersKey } from '#web/offers/orders-key.ts'
import { call } from '#web/platform/http/call.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { download } from '#web/platform/http/download.ts'
import { useAction } from '#web/platform/ui/use-action.ts'

const detailsKey = ['invoice details'] as const

/** Below the key of orders, so that a change of the order fetches them again. */
export const papersKey = [...purchaseOrdersKey, 'documents'] as const

/** Of all sellers, for staff. */
export const feeInvoicesKey = ['fee invoices'] as const

export const useInvoiceDetails = () =>
  useQuery({
    queryKey: detailsKey,
    ...queryOf(api.readInvoiceDetails),
    refetchOnWindowFocus: false,
  })

export const useSaveInvoiceDetails = () =>
  useAction(
    (details: InvoiceDetailsForm) =>
      call(api.saveInvoiceDetails, { body: { invoice_details: details } }),
    {
      isForm: true,
      keep: (queries, saved) => {
        queries.setQueryData(detailsKey, saved)
        // Also what payouts say of it.
        void queries.invalidateQueries({ queryKey: purchaseOrdersKey })
      },
    },
  )

/** The documents of an order; `below` is the key of the orders that the page shows. */
export const useOrderPapers = (orderId: number, below: QueryKey = purchaseOrdersKey) =>
  useQuery({
    queryKey: [...below, 'documents', orderId],
    queryFn: ({ signal }) => call(api.readOrderPapers, { params: { id: orderId }, signal }),
  })

export const usePaperPdf = () =>
  useAction((id: number) => download(api.printPaper, { params: { id } }))

export const usePaperZip = () =>
  useAction((query: { month: string; kind?: PaperKind | undefined }) =>
    download(api.zipPapers, { query }),
  )

export const usePaperSpreadsheet = () =>
  useAction(({ id, format }: { id: number; format: FileFormat }) =>
    download(api.exportPaper, { params: { id }, query: { format } }),
  )
