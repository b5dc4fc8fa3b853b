import { useMutation } from '@tanstack/react-query'
import { searchOfView, type CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { readOfferSpreadsheet } from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { download } from '#web/platform/http/download.ts'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'

/** Saves the products of a view as a spreadsheet that can be filled with offers. */
export const useDownloadSpreadsheet = (view: CatalogueView) =>
  useMutation({
    mutationFn: (format: FileFormat) =>
      download(readOfferSpreadsheet, { query: { ...searchOfView(view), format } }),
    onError: ({ message }) => toastProblem(message),
  })
