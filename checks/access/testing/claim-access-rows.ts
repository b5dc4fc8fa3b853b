import { buyers, itsBuyer, parties, sellers, staff, withBody, type Row } from './access-statuses.ts'
import * as the from './belongings.ts'
import { noPayout as noClaim } from './payouts.ts'

/** What the calls about problems with orders answer to those their policy lets through. */
export const claimRows: Record<string, Row> = {
  'GET /purchase_orders/:id/claims': { aim: the.theOrder, statuses: parties(200, 200) },
  'POST /purchase_orders/:id/claims': {
    aim: withBody(the.theOrder, { lines: [{ line_id: 1, reason: 'short', quantity: 1 }] }),
    statuses: itsBuyer(409),
  },
  'POST /claims/:id/answers': {
    aim: withBody(noClaim, { act: 'accept', version: 1 }),
    statuses: { ...buyers(404), ...sellers(404) },
  },
  'GET /claims/:id/photos/:photo_id': {
    aim: async () => ({ places: { id: 1_000_000_000, photo_id: 1 } }),
    statuses: { ...buyers(404), ...sellers(404) },
  },
  'GET /admin/claims': { statuses: { ...staff(200) } },
  'GET /admin/purchase_orders/:id/claims': { aim: the.theOrder, statuses: { ...staff(200) } },
  'POST /admin/claims/:id/decision': {
    aim: withBody(noClaim, { act: 'decline', version: 1, words: 'They left dry' }),
    statuses: { support: 403, admin: 404 },
  },
  'GET /admin/claims/:id/photos/:photo_id': {
    aim: async () => ({ places: { id: 1_000_000_000, photo_id: 1 } }),
    statuses: { ...staff(404) },
  },
}
