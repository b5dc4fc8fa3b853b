import {
  buyers,
  everybody,
  itsBuyer,
  members,
  noBody,
  samplers,
  sellers,
  shown,
  signedOut,
  staff,
  unconfirmed,
  withBody,
  type Row,
} from './access-statuses.ts'
import * as the from './belongings.ts'
import * as shipTo from './ship-to-belongings.ts'
import * as mixed from './mixed-lots.ts'
import { claimRows } from './claim-access-rows.ts'
import { sellingRows } from './selling-access-rows.ts'
import { staffRows } from './staff-access-rows.ts'
import { tradingRows } from './trading-access-rows.ts'

const guess = { user: { email: 'nobody@example.com', password: 'a guess' } }
const chosen = 'a quieter harbour'
const overLink = {
  user: { password: chosen, password_confirmation: chosen, reset_password_token: 'over' },
}
/** What each call of the contract answers to those its policy lets through. */
const uploaders = {
  'provisional seller': 200,
  subscriber: 200,
  ...buyers(200),
  ...sellers(200),
  ...staff(200),
}

export const rows: Record<string, Row> = {
  ...staffRows,
  ...sellingRows,
  ...tradingRows,
  ...claimRows,
  // An account bears ten guesses.
  'POST /login': {
    aim: withBody(noBody, guess),
    statuses: {
      ...everybody(401),
      subscriber: 429,
      'unconfirmed subscriber': 429,
      'admin unproven': 429,
      ...staff(429),
    },
  },
  'DELETE /logout': { statuses: everybody(200) },
  'GET /me': { statuses: { ...everybody(200), ...signedOut } },
  'GET /current_user.json': { statuses: { ...everybody(200), ...signedOut } },
  'PUT /me': {
    aim: noBody,
    statuses: { ...everybody(200), ...signedOut, 'admin unproven': 403 },
  },
  'POST /password': { aim: noBody, statuses: everybody(422) },
  'PUT /password': { aim: withBody(noBody, overLink), statuses: everybody(422) },
  'GET /magic_sign_in': { statuses: everybody(422) },
  'POST /magic_links': { aim: noBody, statuses: everybody(422) },
  'POST /email_confirmation': {
    statuses: { ...everybody(409), ...signedOut, ...unconfirmed(202) },
  },
  'GET /profile': { statuses: { ...everybody(200), ...signedOut } },
  'PUT /profile': {
    aim: withBody(noBody, { profile: { ship_to: the.aWarehouse } }),
    statuses: {
      ...buyers(200),
      ...sellers(403),
      ...unconfirmed(403),
      'provisional seller': 403,
      subscriber: 403,
      ...staff(403),
    },
  },
  'PUT /seller': {
    aim: the.theLogo,
    statuses: { 'seller A': 200, 'seller B': 422, 'provisional seller': 422 },
  },
  'GET /marketplace/sellers/current_seller': { statuses: sellers(200) },
  'PUT /marketplace/sellers/update': {
    aim: the.theProfile,
    statuses: { 'seller A': 200, 'seller B': 422 },
  },
  'POST /profiles': {
    aim: noBody,
    statuses: { ...everybody(403), visitor: 422, 'revoked session': 422 },
  },
  'GET /sessions': {
    statuses: { ...buyers(200), ...sellers(200), subscriber: 200, ...staff(200) },
  },
  'GET /sign_ins': {
    statuses: { ...buyers(200), ...sellers(200), subscriber: 200, ...staff(200) },
  },
  'DELETE /sessions': {
    statuses: { ...buyers(200), ...sellers(200), subscriber: 200, ...staff(200) },
  },
  'DELETE /sessions/:id': {
    aim: the.theOtherSession,
    statuses: { 'buyer A': 200, 'buyer B': 404, ...sellers(404), subscriber: 404, ...staff(404) },
  },
  'GET /mail_preferences': {
    statuses: { ...buyers(200), ...sellers(200), subscriber: 200, ...staff(200) },
  },
  'PUT /mail_preferences': {
    aim: withBody(noBody, { muted: ['offer_expired'] }),
    statuses: { ...buyers(200), ...sellers(200), subscriber: 200, ...staff(200) },
  },

  'PUT /unsubscribe/:topic/:token': {
    aim: async () => ({ places: { topic: 'order_shipped', token: 'x' }, body: { wanted: true } }),
    statuses: everybody(404),
  },

  'GET /second_factor': { statuses: { 'admin unproven': 200, ...staff(200) } },
  'POST /second_factor': {
    aim: withBody(noBody, { current_password: 'a guess' }),
    statuses: { 'admin unproven': 403, ...staff(422) },
  },
  'PUT /second_factor': {
    aim: withBody(noBody, { code: '123456' }),
    statuses: { 'admin unproven': 409, ...staff(409) },
  },
  'POST /second_factor/proof': {
    aim: withBody(noBody, { code: '123456' }),
    statuses: { 'admin unproven': 422, ...staff(409) },
  },
  'POST /second_factor/recovery_codes': { statuses: { ...staff(409) } },
  'DELETE /second_factor': { statuses: { ...staff(200) } },

  'POST /samples/sign_up': {
    aim: noBody,
    statuses: { ...everybody(403), visitor: 422, 'revoked session': 422, ...samplers(200) },
  },
  'GET /profiles/us_buyers': { statuses: everybody(200) },
  'GET /samples/plan': { statuses: everybody(200) },
  'GET /samples/subscription': { statuses: samplers(200) },
  'PUT /samples/subscription': { statuses: samplers(200) },
  'POST /samples/portal': { statuses: samplers(409) },
  'GET /samples/leads': { statuses: samplers(200) },

  'PUT /release_notes/dismiss': { statuses: { ...everybody(200), ...signedOut } },
  'POST /release_notes': {
    aim: withBody(noBody, { release_notes: { body: 'New', buyer: true, seller: false } }),
    statuses: { admin: 201 },
  },
  'GET /legal_pages/:name': { aim: the.theTerms, statuses: everybody(200) },
  'GET /notifications': { statuses: members(200) },
  'PUT /notifications/read': { aim: noBody, statuses: members(200) },
  'POST /analytics/page_views': {
    aim: withBody(noBody, { path: '/' }),
    statuses: everybody(204),
  },

  'POST /presigned_urls': {
    aim: noBody,
    statuses: uploaders,
  },

  'POST /spreadsheets/headers': {
    aim: withBody(noBody, { kind: 'offers', headers: ['Qty'] }),
    statuses: uploaders,
  },
  'POST /presigned_urls/images': {
    aim: withBody(noBody, { files: [{ content_type: 'image/png', size: 1 }] }),
    statuses: uploaders,
  },

  'POST /marketplace/products/search': { statuses: { ...buyers(200), ...staff(200) } },
  'GET /marketplace/products/:id': { aim: the.theLot, statuses: shown },
  'GET /marketplace/products/:id/manifest': { aim: mixed.theMixedLot, statuses: shown },
  'GET /marketplace/products/:id/manifest/file': { aim: mixed.theMixedLot, statuses: shown },
  'GET /marketplace/products/:id/similar': { aim: the.theLot, statuses: shown },
  'GET /marketplace/products/for_seller/:seller_id': { aim: the.theSeller, statuses: shown },
  'GET /marketplace/sellers/activity': { statuses: sellers(200) },
  'GET /marketplace/sellers/overview': { statuses: sellers(200) },
  'GET /marketplace/sellers/overview/lots': { statuses: sellers(200) },
  'GET /marketplace/sellers/:seller_id': { aim: the.theSeller, statuses: shown },

  'GET /marketplace/products/top_sellers': { statuses: { ...buyers(200), ...staff(200) } },

  'GET /marketplace/products/offer_sheet': { statuses: buyers(200) },
  'POST /offer_sheets/preview': { aim: the.theFilledSpreadsheet, statuses: itsBuyer(200) },
  'POST /offer_sheets': { aim: the.theFilledSpreadsheet, statuses: itsBuyer(200) },

  'GET /ship_to_addresses': { statuses: buyers(200) },
  'POST /ship_to_addresses': {
    aim: async () => ({ places: {}, body: { ship_to_address: shipTo.anAddress() } }),
    statuses: buyers(201),
  },
  'PUT /ship_to_addresses/:id': {
    aim: async (people) => ({
      ...(await shipTo.theShipToAddress(people)),
      body: { ship_to_address: shipTo.anAddress() },
    }),
    statuses: itsBuyer(200),
  },
  'PUT /ship_to_addresses/:id/default': { aim: shipTo.theShipToAddress, statuses: itsBuyer(200) },
  'DELETE /ship_to_addresses/:id': { aim: shipTo.theShipToAddress, statuses: itsBuyer(200) },
  'GET /saved_searches': { statuses: buyers(200) },
  'GET /saved_searches/new_lots': { statuses: buyers(200) },
  'POST /saved_searches': {
    aim: withBody(noBody, { saved_search: { name: 'Cheap home', criteria: {} } }),
    statuses: buyers(201),
  },
  'PUT /saved_searches/:id': {
    aim: withBody(the.theSavedSearch, { saved_search: { alerts: false } }),
    statuses: itsBuyer(200),
  },
  'GET /watched_lots': { statuses: buyers(200) },
  'GET /watched_lots/ids': { statuses: buyers(200) },
  'PUT /watched_lots/:id': { aim: the.theLot, statuses: buyers(200) },
  'DELETE /watched_lots/:id': { aim: the.theWatchedLot, statuses: itsBuyer(200) },
  'DELETE /saved_searches/:id': { aim: the.theSavedSearch, statuses: itsBuyer(200) },
}
