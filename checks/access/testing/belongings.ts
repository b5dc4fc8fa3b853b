import { anApplyingBuyer } from '#server/applications/testing/applying.ts'
import { leadHeader } from '#market/leads/lead-columns.ts'
import { csvText } from '#market/spreadsheets/write-csv.ts'
import { upload } from '#server/imports/testing/import-of.ts'
import { addLeads, aLeadForm } from '#server/samples/testing/directory.ts'
import { aSession } from '#server/testing/a-session.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'
import { send } from '#server/uploads/testing/sending.ts'
import type { People } from './people.ts'

/** Where a call goes and with what: something of buyer A and seller A. */
export type Aim = { places: Record<string, string | number>; body?: unknown }

export async function aLot({ site, sellerId }: People) {
  return aListedProduct(site.db, { sellerId })
}

export async function theLot(people: People): Promise<Aim> {
  return { places: { id: (await aLot(people)).id } }
}

export const aFigCandle = { upc: '036000291452', name: 'Fig candle' }

export async function theSeller(people: People): Promise<Aim> {
  await aLot(people)
  return { places: { seller_id: people.sellerId } }
}

/** Somebody whom staff look after. */
export async function thePerson({ site }: People): Promise<Aim> {
  return { places: { id: (await aBuyer(site.db)).userId } }
}

/** The shop of seller A, as staff keep it. */
export async function theShop(people: People): Promise<Aim> {
  return { places: { id: people.sellerId } }
}

export async function theLotOfTheShop(people: People): Promise<Aim> {
  return { places: { id: people.sellerId, product_id: (await aLot(people)).id } }
}

export const anotherCandle = { upc: '012345678905', name: 'Cedar candle' }

/** Of what failed there is nothing. */
export const noJob = async (): Promise<Aim> => ({ places: { id: '999999999' } })

/** Where buyer A is signed in besides. */
export async function theOtherSession({ site, callers }: People): Promise<Aim> {
  const { body } = await callers['buyer A'].get('/me')
  return { places: { id: (await aSession(site.db, { userId: body.id })).id } }
}

/** A line in buyer A's cart. */
export async function theCart(people: People) {
  const { id } = await aLot(people)
  const line = { product_id: id, quantity: 10, unit_price: 800 }
  const { body } = await people.callers['buyer A'].post('/offers', {
    offer: { offer_products_attributes: [line] },
  })
  const places: Record<'id' | 'line_id', string> = {
    id: body.data.id,
    line_id: body.included[0].id,
  }
  return { places, body: { offer_product_id: places.line_id } }
}

export async function theSavedLine(people: People): Promise<Aim> {
  const { places, body } = await theCart(people)
  const saved = await people.callers['buyer A'].post(`/offers/${places.id}/save_for_later`, body)
  return { places: { id: saved.body.data.id }, body }
}

let saved = 0
export async function theSavedSearch({ callers }: People): Promise<Aim> {
  const { body } = await callers['buyer A'].post('/saved_searches', {
    saved_search: { name: `Search ${++saved}`, criteria: {} },
  })
  return { places: { id: body.saved_search.id } }
}

export async function theProductView({ callers }: People): Promise<Aim> {
  const { body } = await callers['seller A'].post('/product_views', {
    product_view: { name: `View ${++saved}`, shown: { columns: [] } },
  })
  return { places: { id: body.product_view.id } }
}

export async function theWatchedLot(people: People): Promise<Aim> {
  const { id } = await aLot(people)
  await people.callers['buyer A'].put(`/watched_lots/${id}`)
  return { places: { id } }
}

/** An offer that waits for seller A. */
export async function theOffer(people: People) {
  const cart = await theCart(people)
  await people.callers['buyer A'].put(`/offers/${cart.places.id}/submit`)
  return cart
}

export async function theOfferToRead(people: People): Promise<Aim> {
  const { places } = await theOffer(people)
  return { places }
}

export async function theOrder(people: People): Promise<Aim> {
  const { places } = await theOffer(people)
  const { body } = await people.callers['seller A'].put(`/offers/${places.id}/accept`)
  return { places: { id: body.data.attributes.purchase_order_id } }
}

export async function aNoteToWrite(people: People): Promise<Aim> {
  const { places } = await theOrder(people)
  return { places: {}, body: { subject: 'order', subject_id: places.id, text: 'Called twice.' } }
}

/** An order of which the administrator becomes responsible. */
export async function theAssignment(people: People): Promise<Aim> {
  const { places } = await theOrder(people)
  const { body } = await people.callers.admin.get('/me')
  return { places: {}, body: { subject: 'order', subject_id: places.id, assignee_id: body.id } }
}

/** What is assigned to the administrator, to be put off. */
export async function theSnooze(people: People): Promise<Aim> {
  const { admin } = people.callers
  const { body: assignment } = await theAssignment(people)
  await admin.put('/admin/assignments', assignment)
  const { body } = await admin.get('/admin/inbox')
  return { places: { id: body.data[0].id }, body: { until: null } }
}

/** A note of the administrator’s on an order. */
export async function theNote(people: People): Promise<Aim> {
  const { body } = await aNoteToWrite(people)
  const written = await people.callers.admin.post('/admin/notes', body)
  return { places: { id: written.body.data.id } }
}

export async function theDeletedNote(people: People): Promise<Aim> {
  const note = await theNote(people)
  await people.callers.admin.delete(`/admin/notes/${note.places.id}`)
  return note
}

/** An order of which no money went back. */
export async function noRefund(people: People): Promise<Aim> {
  const { places } = await theOrder(people)
  return { places: { ...places, refund_id: 1 }, body: { attempt: 1 } }
}

export const aWarehouse = {
  name: 'Harbor Outfitters',
  line1: '4 Cannery Wharf Road',
  city: 'Astoria',
  state: 'OR',
  postal_code: '97103',
  country: 'US',
}

/** A profile with a logo that seller A has sent. */
export async function theLogo({ callers }: People): Promise<Aim> {
  const sellerLogo = await send(callers['seller A'], await aPicture('png', 64, 64))
  return { places: {}, body: { sellerDescription: 'Small batches. '.repeat(10), sellerLogo } }
}

export async function theProfile({ callers }: People): Promise<Aim> {
  const logo = await send(callers['seller A'], await aPicture('png', 64, 64))
  return {
    places: {},
    body: { seller: { name: 'Harrow & Pine', description: 'Small batches.', logo, banner: null } },
  }
}

/** An application that waits for staff. */
export async function theApplication({ site }: People): Promise<Aim> {
  return { places: { id: (await anApplyingBuyer(site)).id } }
}

export async function theApprovedApplication(people: People): Promise<Aim> {
  const { places } = await theApplication(people)
  await people.callers.admin.post(`/admin/applications/${places.id}/approve`)
  return { places }
}

/** Another administrator. */
export async function theColleague({ site }: People): Promise<Aim> {
  return { places: { id: (await anAdministrator(site.db)).userId } }
}

/** A change of a fee that asks a second administrator. */
export async function aLargeFee({ site }: People): Promise<Aim> {
  const { id } = await aSeller(site.db)
  return { places: {}, body: { approval: { act: 'fee', subject_id: id, platform_fee_bps: 0 } } }
}

export async function whatAColleagueAsks(people: People): Promise<Aim> {
  const colleague = await people.site.as(await anAdministrator(people.site.db))
  const asked = await colleague.post('/admin/approvals', (await aLargeFee(people)).body)
  return { places: { id: asked.body.data.id }, body: {} }
}

/** A lot that staff may put forward. */
export async function theTaggedLot(people: People): Promise<Aim> {
  const { id } = await aLot(people)
  return { places: {}, body: { product_id: id, tag_name: 'top_sellers' } }
}

/** A CSV file that seller A has sent; without a row, so that its import adds no lot later on. */
export async function theCsvFile({ callers }: People): Promise<Aim> {
  const key = await upload(callers['seller A'], 'UPC,Product Name')
  return { places: { key }, body: { key } }
}

/** An uploaded spreadsheet of buyer A's that offers for a lot. */
export async function theFilledSpreadsheet(people: People): Promise<Aim> {
  const lot = await aLot(people)
  const spreadsheet = `Product ID,Offer Quantity,Offer Price\n${lot.id},4,7.00`
  const key = await upload(people.callers['buyer A'], spreadsheet)
  return { places: { key }, body: { key } }
}

export const aNewLead = async (): Promise<Aim> => ({ places: {}, body: { lead: aLeadForm() } })

export async function theLead({ site }: People): Promise<Aim> {
  const [lead] = await addLeads(site.db, [{}])
  return { places: { id: lead?.id ?? 0 }, body: { lead: aLeadForm() } }
}

export async function theReleaseNote({ callers }: People): Promise<Aim> {
  const release_notes = { body: 'New', buyer: true, seller: false }
  const { body } = await callers.admin.post('/release_notes', { release_notes })
  return { places: { id: body.data.id }, body: { release_notes } }
}

/** A file of leads that staff have sent. */
export async function theLeadsFile({ callers }: People): Promise<Aim> {
  const key = await upload(callers.admin, csvText([leadHeader]))
  return { places: {}, body: { key } }
}

export async function theImport(people: People): Promise<Aim> {
  const file = await theCsvFile(people)
  await people.callers['seller A'].post('/imported_csvs', file.body)
  return { places: file.places }
}

export const theTerms = async () => ({ places: { name: 'terms' } })
