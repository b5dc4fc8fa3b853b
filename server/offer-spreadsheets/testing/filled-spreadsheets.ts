import Papa from 'papaparse'
import { upload } from '#server/imports/testing/import-of.ts'
import type { Caller } from '#server/testing/caller.ts'

type Cell = string | number | null

/** A spreadsheet that was filled elsewhere, with the columns it needs. */
export const spreadsheet = (...rows: Cell[][]) =>
  Papa.unparse([['Product ID', 'Offer Quantity', 'Offer Price'], ...rows])

/** Sends a file and looks at what adding it would do. */
export async function preview(buyer: Caller, csv: string | Uint8Array) {
  const key = await upload(buyer, csv)
  return { key, ...(await buyer.post('/offer_sheets/preview', { key })) }
}

/** The catalogue at an address, as its file and its records. */
export async function downloaded(buyer: Caller, search = '') {
  const { status, headers, body } = await buyer.get(`/marketplace/products/offer_sheet${search}`)
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body)
  const { data } = Papa.parse<Record<string, string>>(text.slice(1), {
    header: true,
    skipEmptyLines: true,
  })
  return { status, headers, text, rows: data }
}

/** The buyer's lines by the state of their offers. */
export async function linesOf(buyer: Caller) {
  const { body } = await buyer.get('/offers?per_page=500')
  type Resource = {
    id: string
    attributes: Record<string, unknown>
    relationships: { offer_products: { data: { id: string }[] } }
  }
  const offers: Resource[] = body.data
  const lines: { id: string; attributes: Record<string, unknown> & { product: { id: number } } }[] =
    body.included
  return offers.flatMap(({ attributes: { state }, relationships }) =>
    relationships.offer_products.data.map(({ id }) => {
      const line = lines.find((each) => each.id === id)?.attributes
      return {
        state,
        product_id: line?.product.id,
        quantity: line?.['quantity'],
        unit_price: line?.['unit_price'],
      }
    }),
  )
}
