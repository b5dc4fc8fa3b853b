import { viewOfSearch } from '#market/catalogue/catalogue-address.ts'
import * as api from '#market/offer-sheets/offer-sheet-api.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { addSheetToCart } from './add-sheet-to-cart.ts'
import type { OfferSheetDesk } from './offer-sheet-desk.ts'
import { previewSheet } from './preview-sheet.ts'
import { sheetOfCatalogue } from './sheet-of-catalogue.ts'

export function offerSheetRoutes(site: Site, desk: OfferSheetDesk) {
  route(site, api.readOfferSheet, ({ query }) => sheetOfCatalogue(desk, viewOfSearch(query)))
  route(site, api.previewOfferSheet, ({ viewer, body }) => previewSheet(desk, viewer, body.key))
  route(site, api.addOfferSheet, ({ viewer, body }) => addSheetToCart(desk, viewer, body))
}
