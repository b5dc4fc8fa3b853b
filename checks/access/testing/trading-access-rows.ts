import {
  buyers,
  itsBuyer,
  noBody,
  parties,
  sellers,
  staff,
  withBody,
  type Row,
} from './access-statuses.ts'
import * as the from './belongings.ts'
import * as mixed from './mixed-lots.ts'
import { theInvoice } from './invoices.ts'
import type { People } from './people.ts'
import { noPayout as nothingThere } from './payouts.ts'
import { theQuestion } from './questions.ts'

const line = { quantity: 4, unit_price: 700 }
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

const bought = async (people: People) => ({
  places: {},
  body: { product_id: (await the.aLot(people)).id, quantity: 4, unit_price: 1000 },
})

/** What the calls about offers and orders answer to those their policy lets through. */
export const tradingRows: Record<string, Row> = {
  'GET /offers': { statuses: { ...buyers(200), ...sellers(200) } },
  'GET /offers/counts': { statuses: { ...buyers(200), ...sellers(200) } },
  'GET /offers/:id': { aim: the.theOfferToRead, statuses: parties(200, 200) },
  'GET /offers/:id/lines/:line_id/manifest': {
    aim: mixed.theOfferedMixedLine,
    statuses: parties(200, 200),
  },
  'GET /offers/:id/messages': { aim: the.theOfferToRead, statuses: parties(200, 200) },
  'POST /offers/:id/messages': {
    aim: withBody(the.theOffer, { text: 'Is it palletized?' }),
    statuses: parties(201, 201),
  },
  'PUT /offers/:id/messages/read': {
    aim: withBody(the.theOffer, { up_to: 1 }),
    statuses: parties(200, 200),
  },
  'GET /questions': { statuses: { ...buyers(200), ...sellers(200) } },
  'GET /questions/:id': { aim: theQuestion, statuses: parties(200, 200) },
  'POST /questions/:id/messages': {
    aim: withBody(theQuestion, { text: 'Is it palletized?' }),
    statuses: parties(201, 201),
  },
  'PUT /questions/:id/read': {
    aim: withBody(theQuestion, { up_to: 1 }),
    statuses: parties(200, 200),
  },
  'GET /products/:id/question': { aim: the.theLot, statuses: buyers(200) },
  'POST /products/:id/question': {
    aim: withBody(the.theLot, { text: 'Is it palletized?' }),
    statuses: buyers(201),
  },
  'GET /resale_certificates': { statuses: buyers(200) },
  'POST /resale_certificates': {
    aim: withBody(noBody, { resale_certificate: {} }),
    statuses: buyers(422),
  },
  'DELETE /resale_certificates/:id': { aim: nothingThere, statuses: buyers(404) },
  'GET /resale_certificates/:id/document': { aim: nothingThere, statuses: buyers(404) },
  'GET /purchase_orders/:id/resale_certificate': { aim: the.theOrder, statuses: sellers(404) },
  'POST /offers': { aim: added, statuses: buyers(201) },
  'POST /offers/buy_now': { aim: bought, statuses: buyers(201) },
  'PUT /offers/:id/buyer_details': {
    aim: withBody(the.theOffer, { buyer_po_number: '4500-118' }),
    statuses: itsBuyer(200),
  },
  'PUT /offers/:id/po_document': {
    aim: withBody(the.theOffer, { document_key: 'none' }),
    statuses: itsBuyer(422),
  },
  'GET /offers/:id/po_document': { aim: the.theOfferToRead, statuses: parties(404, 404) },
  'DELETE /offers/:id/po_document': { aim: the.theOffer, statuses: itsBuyer(200) },
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
  'GET /marketplace/purchase_orders/counts': {
    statuses: { ...buyers(200), ...sellers(200) },
  },
  'GET /marketplace/purchase_orders/csv': { statuses: { ...buyers(200), ...sellers(200) } },
  'GET /purchase_orders/:id/papers': {
    aim: the.theOrder,
    statuses: { ...parties(200, 200), ...staff(200) },
  },
  'GET /papers/:id/pdf': {
    aim: theInvoice,
    statuses: { ...parties(200, 200), ...staff(200) },
  },
  'GET /papers/:id/spreadsheet': {
    aim: theInvoice,
    statuses: { ...parties(200, 200), ...staff(200) },
  },
  'GET /marketplace/purchase_orders/:id': { aim: the.theOrder, statuses: parties(200, 200) },
  'GET /marketplace/purchase_orders/:id/lines/:line_id/manifest': {
    aim: mixed.theMixedLine,
    statuses: parties(200, 200),
  },
  'GET /marketplace/purchase_orders/:id/pdf': { aim: the.theOrder, statuses: parties(200, 200) },
  'PUT /marketplace/purchase_orders/:id': { aim: the.theOrder, statuses: itsBuyer(200) },
  'PUT /marketplace/purchase_orders/:id/buyer_details': {
    aim: withBody(the.theOrder, { buyer_po_number: '4500-118' }),
    statuses: itsBuyer(200),
  },
  'PUT /marketplace/purchase_orders/:id/packing_shortage': {
    aim: withBody(the.theOrder, { answer: 'accept' }),
    statuses: itsBuyer(409),
  },
  'POST /marketplace/purchase_orders/:id/state_transitions': {
    aim: withBody(the.theOrder, { event: 'receive' }),
    statuses: parties(409, 403),
  },
  'POST /purchase_orders/:id/payment': { aim: the.theOrder, statuses: itsBuyer(200) },
  'GET /purchase_orders/:id/verify_payment': { aim: the.theOrder, statuses: itsBuyer(409) },
}
