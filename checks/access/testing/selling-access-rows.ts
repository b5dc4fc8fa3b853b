import { everybody, itsSeller, sellers, withBody, noBody, type Row } from './access-statuses.ts'
import * as the from './belongings.ts'
import { invoiceDetails } from './invoices.ts'
import { theMonth } from './payouts.ts'
import * as mixed from './mixed-lots.ts'

/** What the calls about a seller's own goods answer to those their policy lets through. */
export const sellingRows: Record<string, Row> = {
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
  'POST /products/photos/matches': {
    aim: withBody(noBody, { names: ['036000291452.jpg'] }),
    statuses: { ...sellers(200), 'provisional seller': 200 },
  },
  'POST /products/photos': {
    aim: withBody(noBody, { files: [{ name: '036000291452.jpg', key: 'f'.repeat(32) }] }),
    statuses: { ...sellers(200), 'provisional seller': 200 },
  },
  'GET /products/:id/manifest': { aim: mixed.theMixedLot, statuses: itsSeller(200) },
  'PUT /products/:id/manifest': { aim: mixed.aManifestToPut, statuses: itsSeller(200) },
  'DELETE /products/:id/manifest': {
    aim: mixed.theMixedLot,
    isSpent: true,
    statuses: itsSeller(200),
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
  'GET /dashboard/invoice_details': { statuses: sellers(200) },
  'PUT /dashboard/invoice_details': {
    aim: withBody(noBody, { invoice_details: invoiceDetails }),
    statuses: sellers(200),
  },
  'GET /dashboard/invoices': { statuses: sellers(200) },
  'GET /dashboard/invoices/zip': { statuses: sellers(422) },
  'GET /dashboard/invoices/export': { statuses: sellers(200) },
  'GET /dashboard/payouts': { statuses: sellers(200) },
  'GET /dashboard/payouts/money': { statuses: sellers(200) },
  'GET /dashboard/payouts/orders': { statuses: sellers(200) },
  'POST /dashboard/payouts/connect': { statuses: sellers(200) },
  'POST /dashboard/payouts/debt_payment': { statuses: sellers(409) },
  'POST /dashboard/payouts/refresh': { statuses: sellers(200) },
  'PUT /dashboard/payouts/bank_details': {
    aim: withBody(noBody, {
      bank_details: {
        account_holder: 'Harbor Goods LLC',
        bank_name: 'First Bank',
        routing_number: '021000021',
        account_number: '123456789',
      },
    }),
    statuses: sellers(200),
  },
  'POST /dashboard/payouts/resume': { statuses: sellers(200) },
  'GET /dashboard/payouts/statements/:month': { aim: theMonth, statuses: sellers(200) },
  'GET /dashboard/payouts/statements/:month/pdf': { aim: theMonth, statuses: sellers(200) },
  'GET /dashboard/payouts/statements/:month/spreadsheet': {
    aim: theMonth,
    statuses: sellers(200),
  },
  'GET /product_views': { statuses: { ...sellers(200), 'provisional seller': 200 } },
  'POST /product_views': {
    aim: withBody(noBody, { product_view: { name: 'Figs', shown: { columns: [] } } }),
    statuses: { ...sellers(201), 'provisional seller': 201 },
  },
  'PUT /product_views/:id': {
    aim: withBody(the.theProductView, { product_view: { shown: { columns: ['sku'] } } }),
    statuses: itsSeller(200),
  },
  'PUT /product_views/order': {
    aim: withBody(noBody, { ids: [999_999] }),
    statuses: { ...sellers(409), 'provisional seller': 409 },
  },
  'PUT /product_views/columns': {
    aim: withBody(noBody, { columns: ['sku'] }),
    statuses: { ...sellers(200), 'provisional seller': 200 },
  },
  'DELETE /product_views/:id': { aim: the.theProductView, statuses: itsSeller(200) },
  'DELETE /products/:id': { aim: the.theLot, statuses: itsSeller(200) },

  'POST /imported_csvs': { aim: the.theCsvFile, statuses: itsSeller(200) },
  'POST /imported_csvs/listed': {
    aim: async () => ({ places: {}, body: { upcs: ['036000291452'] } }),
    statuses: { ...sellers(200), 'provisional seller': 200 },
  },
  'POST /imported_csvs/mapping': {
    aim: async () => ({ places: {}, body: { headers: ['UPC'] } }),
    statuses: { ...sellers(200), 'provisional seller': 200 },
  },
  'GET /imported_csvs': { statuses: { ...sellers(200), 'provisional seller': 200 } },
  'GET /imported_csvs/:key': { aim: the.theImport, statuses: itsSeller(200) },
  'GET /imported_csvs/:key/failed_rows': { aim: the.theImport, statuses: itsSeller(404) },
  'DELETE /imported_csvs/:key': { aim: the.theImport, statuses: itsSeller(409) },
  'GET /templates/product_import.:format': {
    aim: async () => ({ places: { format: 'csv' } }),
    statuses: everybody(200),
  },
}
