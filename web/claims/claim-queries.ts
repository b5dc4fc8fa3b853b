import { useQuery } from '@tanstack/react-query'
import * as api from '#market/claims/claim-api.ts'
import type { AnswerForm, ReportForm } from '#market/claims/claim-form.ts'
import { presignUrl } from '#market/uploads/upload-api.ts'
import { uploadProblem } from '#market/uploads/upload-limits.ts'
import { purchaseOrdersKey } from '#web/offers/orders-key.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { putFile } from '#web/uploads/put-file.ts'
import type { UploadWay } from '#web/uploads/use-uploads.ts'

/** Below the key of orders, so that they are fetched again with them. */
const claimsKey = (orderId: number) => [...purchaseOrdersKey, 'claims', orderId] as const

/** The problems reported with an order, and what its buyer can report. */
export const useOrderClaims = (orderId: number) =>
  useQuery({
    queryKey: claimsKey(orderId),
    queryFn: ({ signal }) => call(api.readOrderClaims, { params: { id: orderId }, signal }),
  })

const effects = { isForm: true, refreshes: [purchaseOrdersKey] }

export const useReportProblem = (orderId: number) =>
  useAction(
    (report: ReportForm) =>
      call(api.reportProblems, { params: { id: orderId }, body: { lines: [report] } }),
    effects,
  )

export const useAnswerClaim = (claimId: number) =>
  useAction(
    (answer: AnswerForm) => call(api.answerClaim, { params: { id: claimId }, body: answer }),
    effects,
  )

/** Sends a photo without looking at it again: a look would make it public. */
export const photoWay: UploadWay = {
  problemOf: (file) => uploadProblem('image', file),
  sendFile: async (file, sending) => {
    const body = {
      operation: 'put_object',
      kind: 'image',
      content_type: file.type,
      size: file.size,
    } as const
    const signed = await call(presignUrl, { body, signal: sending.signal })
    await putFile(signed, file, sending)
    return signed.file_key
  },
}
