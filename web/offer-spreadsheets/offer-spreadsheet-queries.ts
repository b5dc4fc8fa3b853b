import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { searchProducts, type Criteria } from '#market/catalogue/catalogue-api.ts'
import * as api from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import type { PriceAnswers } from '#market/offer-spreadsheets/price-answers.ts'
import type { HowToRead } from '#market/spreadsheets/intake/how-to-read.ts'
import { offersKey } from '#web/offers/offers-key.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { call } from '#web/platform/http/call.ts'
import { submitDelay } from '#web/platform/http/submit-delay.ts'

/** The number of products that a download contains. */
export const useLotCount = (search: Criteria) =>
  useQuery({
    queryKey: ['offer-spreadsheet', 'count', search],
    queryFn: ({ signal }) => call(searchProducts, { query: { page: 1 }, body: { search }, signal }),
    select: ({ count }) => count,
  })

/** A file that was sent, and how it is meant. */
export type UploadedSheet = HowToRead & { key: string }

const previewKey = (file: UploadedSheet) => ['offer-spreadsheet', file]

/** The preview of adding a file. */
export const usePreview = (file: UploadedSheet) =>
  useQuery({
    queryKey: previewKey(file),
    queryFn: ({ signal }) => call(api.previewOfferSpreadsheet, { body: file, signal }),
    // While a correction is read, the rows before it stay.
    placeholderData: keepPreviousData,
  })

type Addition = { rows: number[]; answers: PriceAnswers }

/** Adds the rows that the preview showed as good; when one no longer is, fetches the preview again. */
export function useAddSpreadsheet(file: UploadedSheet) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ rows, answers }: Addition) => {
      await submitDelay()
      const prices = [...answers].map(([row, unit_price]) => ({ row, unit_price }))
      return call(api.addOfferSpreadsheet, { body: { ...file, rows, prices } })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: offersKey }),
    onError: (error) => {
      if (isCallError(error) && (error.status === 409 || error.code === api.PRICE_SLIP))
        void queries.invalidateQueries({ queryKey: previewKey(file) })
    },
  })
}
