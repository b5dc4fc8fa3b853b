import type { Policy } from '#market/endpoint.ts'
import type { Aim } from './belongings.ts'
import * as the from './belongings.ts'
import type { Actor, People } from './people.ts'

type Statuses = Partial<Record<Actor, number>>
type Row = { aim?: (people: People) => Promise<Aim>; statuses: Statuses }

const signedOut = { visitor: 401, 'revoked session': 401 }
const unsettled = {
  ...signedOut,
  'provisional seller': 403,
  'denied buyer': 403,
  'buyer without password': 403,
  'admin unproven': 403,
}
const blocked = { ...unsettled, subscriber: 403 }
const sellers = (status: number) => ({ 'seller A': status, 'seller B': status })
const buyers = (status: number) => ({ 'buyer A': status, 'buyer B': status })

const notStaff = {
  subscriber: 404,
  visitor: 404,
  'revoked session': 404,
  'provisional seller': 404,
  'denied buyer': 404,
  'buyer without password': 404,
  ...buyers(404),
  ...sellers(404),
}

/** Whom each policy turns away, and how (decisions A3, B6, C7, I1). */
export const turnedAway: Record<Policy, Statuses> = {
  anyone: {},
  'signed-in': signedOut,
  member: blocked,
  trader: { ...blocked, admin: 403 },
  buyer: { ...blocked, ...sellers(403), admin: 403 },
  seller: { ...blocked, ...buyers(403), admin: 403 },
  'account-keeper': unsettled,
  shopkeeper: {
    ...signedOut,
    subscriber: 403,
    'denied buyer': 403,
    'buyer without password': 403,
    ...buyers(403),
    'admin unproven': 403,
    admin: 403,
  },
  uploader: {
    ...signedOut,
    'denied buyer': 403,
    'buyer without password': 403,
    'admin unproven': 403,
  },
  sampler: {
    ...signedOut,
    'denied buyer': 403,
    'buyer without password': 403,
    ...buyers(403),
    'admin unproven': 403,
    admin: 403,
  },
  shopper: { ...blocked, ...sellers(404) },
  admin: { ...notStaff, 'admin unproven': 403 },
  administrator: notStaff,
}

const everybody = (status: number): Statuses => ({
  visitor: status,
  'revoked session': status,
  'provisional seller': status,
  'denied buyer': status,
  'buyer without password': status,
  ...buyers(status),
  ...sellers(status),
  subscriber: status,
  'admin unproven': status,
  admin: status,
})
/** Who may have the daily leads. */
const samplers = (status: number): Statuses => ({
  'provisional seller': status,
  ...sellers(status),
  subscriber: status,
})
const members = (status: number): Statuses => ({
  ...buyers(status),
  ...sellers(status),
  admin: status,
})
/** For what belongs to buyer A and seller A; to the others it is not there. */
const parties = (buyer: number, seller: number): Statuses => ({
  'buyer A': buyer,
  'seller A': seller,
  'buyer B': 404,
  'seller B': 404,
})
const itsBuyer = (status: number): Statuses => ({ 'buyer A': status, 'buyer B': 404 })
const itsSeller = (status: number): Statuses => ({
  'seller A': status,
  'seller B': 404,
  'provisional seller': 404,
})
const shown = { ...buyers(200), 'seller A': 200, 'seller B': 404, admin: 200 }
const withBody =
  (aim: (people: People) => Promise<Aim>, body: object) => async (people: People) => ({
    ...(await aim(people)),
    body,
  })

const line = { quantity: 4, unit_price: 700 }
const guess = { user: { email: 'nobody@example.com', password: 'a guess' } }
const chosen = 'a quieter harbour'
const overLink = {
  user: { password: chosen, password_confirmation: chosen, reset_password_token: 'over' },
}
const counter = async (people: People) => {
  const { places } = await the.theOffer(people)
  return { places, body: { offer_products_attributes: [{ id: places.line_id, unit_price: 900 }] } }
}
const added = async (people: People) => ({
  places: {},
  body: {
    offer: { offer_products_attributes: [{ product_id: (await the.aLot(people)).id, ...line }] },
  },
})
const noBody = async () => ({ places: {}, body: {} })

/** What each call of the contract answers to those its policy lets through. */
export const rows: Record<string, Row> = {
  // An account bears ten guesses.
  'POST /login': {
    aim: withBody(noBody, guess),
    statuses: { ...everybody(401), 'admin unproven': 429, admin: 429 },
  },
  'DELETE /logout': { statuses: everybody(200) },
  'GET /me': { statuses: { ...everybody(200), ...signedOut } },
  'GET /current_user.json': { statuses: { ...everybody(200), ...signedOut } },
  'PUT /me': { aim: noBody, statuses: { ...everybody(200), ...signedOut } },
  'POST /password': { aim: noBody, statuses: everybody(422) },
  'PUT /password': { aim: withBody(noBody, overLink), statuses: everybody(422) },
  'GET /magic_sign_in': { statuses: everybody(422) },
  'POST /magic_links': { aim: noBody, statuses: everybody(422) },
  'GET /profile': { statuses: { ...everybody(200), ...signedOut } },
  'PUT /profile': {
    aim: withBody(noBody, { profile: { ship_to: the.aWarehouse } }),
    statuses: {
      ...buyers(200),
      ...sellers(403),
      'provisional seller': 403,
      subscriber: 403,
      admin: 403,
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
  'GET /admin/applications': { statuses: { admin: 200 } },
  'POST /admin/applications/:id/approve': { aim: the.theApplication, statuses: { admin: 200 } },
  'POST /admin/applications/:id/deny': {
    aim: withBody(the.theApplication, { reason: 'We take retailers only.' }),
    statuses: { admin: 200 },
  },
  'POST /admin/applications/:id/resend_link': {
    aim: the.theApprovedApplication,
    statuses: { admin: 200 },
  },
  'GET /sessions': { statuses: { ...buyers(200), ...sellers(200), subscriber: 200, admin: 200 } },
  'DELETE /sessions': {
    statuses: { ...buyers(200), ...sellers(200), subscriber: 200, admin: 200 },
  },
  'DELETE /sessions/:id': {
    aim: the.theOtherSession,
    statuses: { 'buyer A': 200, 'buyer B': 404, ...sellers(404), subscriber: 404, admin: 404 },
  },
  'GET /mail_preferences': {
    statuses: { ...buyers(200), ...sellers(200), subscriber: 200, admin: 200 },
  },
  'PUT /mail_preferences': {
    aim: withBody(noBody, { muted: ['offer_expired'] }),
    statuses: { ...buyers(200), ...sellers(200), subscriber: 200, admin: 200 },
  },

  'PUT /unsubscribe/:topic/:token': {
    aim: async () => ({ places: { topic: 'order_shipped', token: 'x' }, body: { wanted: true } }),
    statuses: everybody(404),
  },

  'GET /admin/insights/overview': { statuses: { admin: 422 } },
  'GET /admin/insights/counts': { statuses: { admin: 200 } },
  'GET /admin/insights/purchase_order.json': { statuses: { admin: 200 } },
  'GET /admin/insights/purchaseOrder.json': { statuses: { admin: 200 } },
  'GET /admin/insights/product.json': { statuses: { admin: 200 } },
  'GET /admin/insights/user.json': { statuses: { admin: 200 } },
  'GET /admin/insights/offer.json': { statuses: { admin: 200 } },
  'GET /admin/insights/purchase_order/:id': { aim: the.theOrder, statuses: { admin: 200 } },
  'GET /admin/insights/purchaseOrder/:id': { aim: the.theOrder, statuses: { admin: 200 } },
  'GET /admin/insights/user/:id': { aim: the.thePerson, statuses: { admin: 200 } },
  'GET /admin/insights/offer/:id': { aim: the.theOffer, statuses: { admin: 200 } },
  'GET /admin/insights/download_csv/purchase_order.csv': { statuses: { admin: 200 } },
  'GET /admin/insights/download_csv/purchaseOrder.csv': { statuses: { admin: 200 } },
  'GET /admin/insights/download_csv/product.csv': { statuses: { admin: 200 } },
  'GET /admin/insights/download_csv/user.csv': { statuses: { admin: 200 } },
  'GET /admin/insights/download_csv/offer.csv': { statuses: { admin: 200 } },

  'GET /admin/audit_events': { statuses: { admin: 200 } },
  'GET /admin/people': { statuses: { admin: 200 } },
  'GET /admin/people/:id': { aim: the.thePerson, statuses: { admin: 200 } },
  'POST /admin/people/:id/deny': {
    aim: withBody(the.thePerson, { reason: 'Not a retailer.' }),
    statuses: { admin: 200 },
  },
  'POST /admin/people/:id/restore': { aim: the.thePerson, statuses: { admin: 409 } },
  'DELETE /admin/people/:id/sessions': { aim: the.thePerson, statuses: { admin: 200 } },
  'POST /admin/people/:id/send_link': { aim: the.thePerson, statuses: { admin: 200 } },
  'DELETE /admin/people/:id/second_factor': { aim: the.thePerson, statuses: { admin: 409 } },

  'GET /admin/system': { statuses: { admin: 200 } },
  'POST /admin/system/jobs/:id/retry': { aim: the.noJob, statuses: { admin: 404 } },
  'DELETE /admin/system/jobs/:id': { aim: the.noJob, statuses: { admin: 404 } },
  'POST /admin/system/payment_events/:id/retry': { aim: the.noJob, statuses: { admin: 404 } },

  'GET /second_factor': { statuses: { 'admin unproven': 200, admin: 200 } },
  'POST /second_factor': {
    aim: withBody(noBody, { current_password: 'a guess' }),
    statuses: { 'admin unproven': 422, admin: 422 },
  },
  'PUT /second_factor': {
    aim: withBody(noBody, { code: '123456' }),
    statuses: { 'admin unproven': 409, admin: 409 },
  },
  'POST /second_factor/proof': {
    aim: withBody(noBody, { code: '123456' }),
    statuses: { 'admin unproven': 409, admin: 409 },
  },
  'POST /second_factor/recovery_codes': { statuses: { admin: 409 } },
  'DELETE /second_factor': { statuses: { admin: 200 } },

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

  'GET /admin/leads': { statuses: { admin: 200 } },
  'POST /admin/leads': { aim: the.aNewLead, statuses: { admin: 201 } },
  'PUT /admin/leads/:id': { aim: the.theLead, statuses: { admin: 200 } },
  'DELETE /admin/leads/:id': { aim: the.theLead, statuses: { admin: 200 } },
  'POST /admin/leads/import': { aim: the.theLeadsFile, statuses: { admin: 200 } },
  'GET /admin/leads/export': { statuses: { admin: 200 } },

  'PUT /release_notes/dismiss': { statuses: { ...everybody(200), ...signedOut } },
  'POST /release_notes': {
    aim: withBody(noBody, { release_notes: { body: 'New', buyer: true, seller: false } }),
    statuses: { admin: 201 },
  },
  'GET /admin/release_notes': { statuses: { admin: 200 } },
  'GET /notifications': { statuses: members(200) },
  'PUT /notifications/read': { aim: noBody, statuses: members(200) },
  'POST /analytics/page_views': {
    aim: withBody(noBody, { path: '/' }),
    statuses: everybody(204),
  },

  'POST /presigned_urls': {
    aim: noBody,
    statuses: {
      'provisional seller': 200,
      subscriber: 200,
      ...buyers(200),
      ...sellers(200),
      admin: 200,
    },
  },

  'POST /marketplace/products/search': { statuses: { ...buyers(200), admin: 200 } },
  'GET /marketplace/products/:id': { aim: the.theLot, statuses: shown },
  'GET /marketplace/products/:id/similar': { aim: the.theLot, statuses: shown },
  'GET /marketplace/products/for_seller/:seller_id': { aim: the.theSeller, statuses: shown },
  'GET /marketplace/sellers/overview': { statuses: sellers(200) },
  'GET /marketplace/sellers/:seller_id': { aim: the.theSeller, statuses: shown },

  'GET /marketplace/products/top_sellers': { statuses: { ...buyers(200), admin: 200 } },
  'GET /admin/top_sellers': { statuses: { admin: 200 } },
  'PUT /admin/top_sellers': {
    aim: withBody(noBody, { product_ids: [] }),
    statuses: { admin: 200 },
  },
  'POST /admin/add_to_tag': { aim: the.theTaggedLot, statuses: { admin: 200 } },
  'POST /admin/remove_from_tag': { aim: the.theTaggedLot, statuses: { admin: 409 } },

  'GET /admin/sellers': { statuses: { admin: 200 } },
  'POST /admin/sellers': {
    aim: withBody(noBody, { seller: { name: 'Harrow & Pine' } }),
    statuses: { admin: 201 },
  },
  'GET /admin/sellers/:id': { aim: the.theShop, statuses: { admin: 200 } },
  'PUT /admin/sellers/:id': {
    aim: withBody(the.theShop, { seller: { platform_fee_bps: 500 } }),
    statuses: { admin: 200 },
  },
  'POST /admin/sellers/:id/invite': {
    aim: withBody(the.theShop, { email: 'invited@example.com' }),
    statuses: { admin: 409 },
  },
  'POST /admin/sellers/:id/resend_invitation': { aim: the.theShop, statuses: { admin: 409 } },
  'GET /admin/sellers/:id/products': { aim: the.theShop, statuses: { admin: 200 } },
  'POST /admin/sellers/:id/products': {
    aim: withBody(the.theShop, { product: the.aFigCandle }),
    statuses: { admin: 201 },
  },
  'GET /admin/sellers/:id/products/check_upc': { aim: the.theShop, statuses: { admin: 422 } },
  'GET /admin/sellers/:id/products/:product_id': {
    aim: the.theLotOfTheShop,
    statuses: { admin: 200 },
  },
  'PUT /admin/sellers/:id/products/:product_id': {
    aim: withBody(the.theLotOfTheShop, { product: the.anotherCandle }),
    statuses: { admin: 200 },
  },
  'DELETE /admin/sellers/:id/products/:product_id': {
    aim: the.theLotOfTheShop,
    statuses: { admin: 200 },
  },

  'GET /admin/purchase_orders': { statuses: { admin: 200 } },
  'GET /admin/purchase_orders/:id': { aim: the.theOrder, statuses: { admin: 200 } },
  'POST /admin/purchase_orders/:id/state_transitions': {
    aim: withBody(the.theOrder, { event: 'cancel' }),
    statuses: { admin: 200 },
  },
  'POST /admin/purchase_orders/:id/refunds/:refund_id/retry': {
    aim: the.noRefund,
    statuses: { admin: 404 },
  },

  'GET /marketplace/products/offer_sheet': { statuses: buyers(200) },
  'POST /offer_sheets/preview': { aim: the.theFilledSheet, statuses: itsBuyer(200) },
  'POST /offer_sheets': { aim: the.theFilledSheet, statuses: itsBuyer(200) },

  'GET /saved_searches': { statuses: buyers(200) },
  'POST /saved_searches': {
    aim: withBody(noBody, { saved_search: { name: 'Cheap home', criteria: {} } }),
    statuses: buyers(201),
  },
  'PUT /saved_searches/:id': {
    aim: withBody(the.theSavedSearch, { saved_search: { alerts: false } }),
    statuses: itsBuyer(200),
  },
  'DELETE /saved_searches/:id': { aim: the.theSavedSearch, statuses: itsBuyer(200) },

  'GET /products': { statuses: { ...sellers(200), 'provisional seller': 200 } },
  'GET /products/check_upc': { statuses: { ...sellers(422), 'provisional seller': 422 } },
  'GET /products/export': { statuses: { ...sellers(200), 'provisional seller': 200 } },
  'GET /products/:id': { aim: the.theLot, statuses: itsSeller(200) },
  'POST /products': {
    aim: withBody(noBody, { product: the.aFigCandle }),
    statuses: { ...sellers(201), 'provisional seller': 201 },
  },
  'PUT /products/:id': {
    aim: withBody(the.theLot, { product: the.aFigCandle }),
    statuses: itsSeller(200),
  },
  'PUT /products/:id/figures': {
    aim: withBody(the.theLot, { product: { units: 90 } }),
    statuses: itsSeller(200),
  },
  'POST /products/:id/duplicate': {
    aim: withBody(the.theLot, { product: { upc: '614141000036' } }),
    statuses: itsSeller(201),
  },
  'POST /products/bulk': {
    aim: withBody(noBody, { action: 'pause', ids: [999_999] }),
    statuses: { ...sellers(200), 'provisional seller': 200 },
  },
  'POST /products/bulk/preview': {
    aim: withBody(noBody, { action: 'pause', ids: [999_999] }),
    statuses: { ...sellers(200), 'provisional seller': 200 },
  },
  'POST /products/bulk/undo': {
    aim: withBody(noBody, { token: crypto.randomUUID() }),
    statuses: { ...sellers(404), 'provisional seller': 404 },
  },
  'DELETE /products/:id': { aim: the.theLot, statuses: itsSeller(200) },

  'GET /offers': { statuses: { ...buyers(200), ...sellers(200) } },
  'POST /offers': { aim: added, statuses: buyers(201) },
  'PUT /offers/:id/offer_products/:line_id': {
    aim: withBody(the.theCart, line),
    statuses: itsBuyer(200),
  },
  'DELETE /offers/:id/offer_products/:line_id': { aim: the.theCart, statuses: itsBuyer(200) },
  'POST /offers/:id/save_for_later': { aim: the.theCart, statuses: itsBuyer(200) },
  'POST /offers/:id/move_to_cart': { aim: the.theSavedLine, statuses: itsBuyer(200) },
  'PUT /offers/:id/submit': { aim: withBody(the.theCart, {}), statuses: itsBuyer(200) },
  'PUT /offers/:id/accept': { aim: withBody(the.theOffer, {}), statuses: parties(409, 200) },
  'PUT /offers/:id/update_quantities': { aim: the.theOffer, statuses: parties(409, 200) },
  'POST /offers/:id/counter_offer': { aim: counter, statuses: parties(409, 200) },
  'POST /offers/:id/counter_offer/reject': {
    aim: withBody(the.theOffer, {}),
    statuses: parties(409, 200),
  },
  'POST /offers/:id/withdraw': { aim: the.theOffer, statuses: parties(200, 409) },

  'GET /marketplace/purchase_orders': { statuses: { ...buyers(200), ...sellers(200) } },
  'GET /marketplace/purchase_orders/csv': { statuses: sellers(200) },
  'GET /marketplace/purchase_orders/:id': { aim: the.theOrder, statuses: parties(200, 200) },
  'GET /marketplace/purchase_orders/:id/pdf': { aim: the.theOrder, statuses: parties(200, 200) },
  'PUT /marketplace/purchase_orders/:id': { aim: the.theOrder, statuses: itsBuyer(200) },
  'POST /marketplace/purchase_orders/:id/state_transitions': {
    aim: withBody(the.theOrder, { event: 'receive' }),
    statuses: parties(409, 403),
  },
  'POST /purchase_orders/:id/payment': { aim: the.theOrder, statuses: itsBuyer(200) },
  'GET /purchase_orders/:id/verify_payment': { aim: the.theOrder, statuses: itsBuyer(409) },

  'POST /imported_csvs': { aim: the.theCsvFile, statuses: itsSeller(200) },
  'POST /imported_csvs/listed': {
    aim: async () => ({ places: {}, body: { upcs: ['036000291452'] } }),
    statuses: { ...sellers(200), 'provisional seller': 200 },
  },
  'GET /imported_csvs': { statuses: { ...sellers(200), 'provisional seller': 200 } },
  'GET /imported_csvs/:key': { aim: the.theImport, statuses: itsSeller(200) },
  'GET /imported_csvs/:key/failed_rows': { aim: the.theImport, statuses: itsSeller(404) },
  'DELETE /imported_csvs/:key': { aim: the.theImport, statuses: itsSeller(409) },
}
