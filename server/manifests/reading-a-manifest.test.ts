import { beforeAll, describe, expect, test } from 'vitest'
import { manifestReading } from '#market/manifests/manifest-reading.ts'
import { XLSX_TYPE } from '#market/spreadsheets/file-format.ts'
import { eachRecord } from '#server/platform/spreadsheets/each-record-of-file.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { A_PALLET, HEADER, putManifest } from './testing/a-manifest.ts'

const site = siteForThisFile()
let seller: Caller
let buyer: Caller
let sellerId: number
let id: number
beforeAll(async () => {
  const owner = await aSeller(site.db)
  sellerId = owner.id
  seller = await site.as(owner)
  buyer = await site.as(await aBuyer(site.db))
  ;({ id } = await aListedProduct(site.db, { sellerId, units: 1 }))
  await putManifest(seller, id)
})

const read = (query = '', lot = id) => buyer.get(`/marketplace/products/${lot}/manifest${query}`)
const names = async (query: string, lot = id) =>
  (await read(query, lot)).body.rows.map(({ name }: { name: string }) => name)

describe('the manifest of a mixed lot', () => {
  test('is its rows as the file has them, and what all of them come to', async () => {
    const { status, body } = await read()
    expect(status).toBe(200)
    expect(body.rows[0]).toEqual({
      id: expect.any(Number),
      upc: '036000291452',
      name: 'Fig candle',
      quantity: 10,
      msrp_cents: 19_50,
      condition: 'new',
      category: 'Home',
    })
    expect(body.rows).toHaveLength(4)
    expect(body.totals).toMatchObject({ rows: 4, units: 20, retail_cents: 310_00 })
    expect(body.meta).toMatchObject({ page: 1, per_page: 100, total_pages: 1, total_count: 4 })
    // Whose file it was, and what its seller paid, is nobody else's.
    expect(JSON.stringify(body)).not.toMatch(/file_name|wholesale|pallet 7/)
  })

  test.each([
    ['candle', ['Fig candle']],
    ['CANDLE fig', ['Fig candle']],
    ['0123456', ['Pan, 12 in']],
    ['home', ['Fig candle', 'Wool throw']],
    ['open box', ['Pan, 12 in']],
    ['%', []],
    ['_', []],
    ["' or 1=1", []],
    ['lamp', []],
  ])('is searched by name, UPC, condition and category: %s', async (search, found) => {
    const query = `?search=${encodeURIComponent(search)}`
    expect(await names(query)).toEqual(found)
    const { body } = await read(query)
    expect(body.meta.total_count).toBe(found.length)
    expect(body.totals.rows).toBe(4)
  })

  test.each([
    ['name', ['Fig candle', 'Mystery box', 'Pan, 12 in', 'Wool throw']],
    ['name_desc', ['Wool throw', 'Pan, 12 in', 'Mystery box', 'Fig candle']],
    ['quantity', ['Wool throw', 'Pan, 12 in', 'Mystery box', 'Fig candle']],
    ['msrp_desc', ['Pan, 12 in', 'Fig candle', 'Wool throw', 'Mystery box']],
    ['condition', ['Fig candle', 'Mystery box', 'Wool throw', 'Pan, 12 in']],
    ['condition_desc', ['Pan, 12 in', 'Wool throw', 'Fig candle', 'Mystery box']],
    ['category_desc', ['Pan, 12 in', 'Fig candle', 'Wool throw', 'Mystery box']],
    ['upc', ['Pan, 12 in', 'Fig candle', 'Wool throw', 'Mystery box']],
  ])('is sorted by %s', async (sort, sorted) => {
    expect(await names(`?sort=${sort}`)).toEqual(sorted)
  })

  test('comes in pages, of what is searched too', async () => {
    expect(await names('?per_page=3&page=2')).toEqual(['Mystery box'])
    expect(await names('?per_page=1&page=2&search=home&sort=name_desc')).toEqual(['Fig candle'])
    expect((await read('?per_page=3')).body.meta).toMatchObject({ total_pages: 2 })
    expect(await names('?page=9')).toEqual([])
  })

  test.each(['?page=0', '?per_page=501', '?sort=wholesale', `?search=${'x'.repeat(201)}`])(
    '%s is refused in words',
    async (query) => {
      expect((await read(query)).status).toBe(422)
    },
  )

  test('is a file that says the same when it is read again', async () => {
    const { status, body, headers } = await buyer.get(`/marketplace/products/${id}/manifest/file`)
    expect(status).toBe(200)
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="manifest-${id}.csv"`)
    const [sent, given] = [Buffer.from(A_PALLET), Buffer.from(body)].map((bytes) => {
      const reading = manifestReading()
      eachRecord(bytes, reading)
      return reading.end()
    })
    expect(given).toEqual(sent)
    expect(given).toHaveProperty('rows')
  })

  test('is a workbook for who wants one, which says the same too', async () => {
    const path = `/marketplace/products/${id}/manifest/file?format=xlsx`
    const { status, body, headers } = await buyer.get(path)
    expect([status, headers.get('Content-Type')]).toEqual([200, XLSX_TYPE])
    expect(headers.get('Content-Disposition')).toContain(`manifest-${id}.xlsx`)
    const reading = manifestReading()
    eachRecord(body, reading)
    expect(reading.end()).toMatchObject({
      rows: [{ upc: '036000291452', msrp_cents: 19_50 }, {}, {}, {}],
      totals: { units: 20, retail_cents: 310_00 },
    })
    expect((await buyer.get(path.replace('xlsx', 'pdf'))).status).toBe(422)
  })

  test('keeps what is hostile as text, and gives it so that no spreadsheet computes it', async () => {
    const lot = await aListedProduct(site.db, { sellerId, units: 1 })
    const evil = '<script>alert(1)</script>'
    await putManifest(
      seller,
      lot.id,
      `${HEADER}\n,${evil},1,5,,"=HYPERLINK(""http://x"")"\n,@SUM(A1),1,5\n`,
    )
    expect(await names('', lot.id)).toEqual([evil, '@SUM(A1)'])
    const { body } = await buyer.get(`/marketplace/products/${lot.id}/manifest/file`)
    expect(String(body)).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(String(body)).toContain("'@SUM(A1)")
  })

  test('is visible to everyone who sees the lot, and to nobody else', async () => {
    const statuses = async (lot: number) => {
      const callers = [buyer, seller, await site.as(await aSeller(site.db)), site.visitor]
      callers.push(await site.as(await anAdministrator(site.db)))
      const paths = ['manifest', 'manifest/file'].map(
        (path) => `/marketplace/products/${lot}/${path}`,
      )
      return Promise.all(
        callers.map(async (caller) => {
          const answers = await Promise.all(paths.map((path) => caller.get(path)))
          return answers.map(({ status }) => status)
        }),
      )
    }
    const [seen, hidden, none] = [200, 404, 401].map((status) => [status, status])
    expect(await statuses(id)).toEqual([seen, seen, hidden, none, seen])
    const draft = await aListedProduct(site.db, { sellerId, units: 1 })
    await putManifest(seller, draft.id)
    await site.db.updateTable('products').set({ paused: true }).where('id', '=', draft.id).execute()
    expect(await statuses(draft.id)).toEqual([hidden, seen, hidden, none, seen])
    const plain = await aListedProduct(site.db, { sellerId })
    expect((await read('', plain.id)).body.errors).toEqual(['This lot has no manifest'])
  })
})
