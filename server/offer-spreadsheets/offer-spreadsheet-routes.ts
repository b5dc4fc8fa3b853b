import { viewOfSearch } from '#market/catalogue/catalogue-address.ts'
import * as api from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import { readOfferSpreadsheet } from '#market/offer-spreadsheets/spreadsheet-to-fill-api.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { addSpreadsheetToCart } from './add-spreadsheet-to-cart.ts'
import type { OfferSpreadsheetDeps } from './offer-spreadsheet-deps.ts'
import { previewSpreadsheet } from './preview-spreadsheet.ts'
import { spreadsheetOfCatalogue } from './spreadsheet-of-catalogue.ts'

export function offerSpreadsheetRoutes(site: Site, deps: OfferSpreadsheetDeps) {
  route(site, readOfferSpreadsheet, ({ viewer, query: { format, ...search } }) =>
    spreadsheetOfCatalogue(deps, { ...viewOfSearch(search), declared: viewer.resale }, format),
  )
  route(site, api.previewOfferSpreadsheet, ({ viewer, body }) =>
    previewSpreadsheet(deps, viewer, body),
  )
  route(site, api.addOfferSpreadsheet, ({ viewer, body }) =>
    addSpreadsheetToCart(deps, viewer, body),
  )
}
