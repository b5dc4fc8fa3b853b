import { viewOfSearch } from '#market/catalogue/catalogue-address.ts'
import * as api from '#market/offer-sheets/offer-sheet-api.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { addSheetToCart } from './add-sheet-to-cart.ts'
import type { OfferSheetDeps } from './offer-sheet-deps.ts'
import { previewSheet } from './preview-sheet.ts'
import { sheetOfCatalogue } from './sheet-of-catalogue.ts'

export function offerSheetRoutes(site: Site, deps: OfferSheetDeps) {
  route(site, api.readOfferSheet, ({ query }) => sheetOfCatalogue(deps, viewOfSearch(query)))
  route(site, api.previewOfferSheet, ({ viewer, body }) => previewSheet(deps, viewer, body.key))
  route(site, api.addOfferSheet, ({ viewer, body }) => addSheetToCart(deps, viewer, body))
}
