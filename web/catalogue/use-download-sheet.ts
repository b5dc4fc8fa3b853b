import { useMutation } from '@tanstack/react-query'
import { searchOfView, type CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { readOfferSheet } from '#market/offer-sheets/offer-sheet-api.ts'
import { download } from '#web/platform/http/download.ts'
import { toastProblem } from '#web/platform/ui/toasts.ts'

/** Saves the lots of a view as a spreadsheet that can be filled with offers. */
export const useDownloadSheet = (view: CatalogueView) =>
  useMutation({
    mutationFn: () => download(readOfferSheet, { query: searchOfView(view) }),
    onError: ({ message }) => toastProblem(message),
  })
