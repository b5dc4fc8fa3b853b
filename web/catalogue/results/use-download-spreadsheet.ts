import { searchOfView, type CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { readOfferSpreadsheet } from '#market/offer-spreadsheets/spreadsheet-to-fill-api.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { download } from '#web/platform/http/download.ts'
import { useAction } from '#web/platform/ui/use-action.ts'

/** Saves the products of a view as a spreadsheet that can be filled with offers. */
export const useDownloadSpreadsheet = (view: CatalogueView) =>
  useAction((format: FileFormat) =>
    download(readOfferSpreadsheet, { query: { ...searchOfView(view), format } }),
  )
