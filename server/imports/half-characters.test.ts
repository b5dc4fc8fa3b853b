import { sql } from 'kysely'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { partsOfSheets } from '#market/spreadsheets/testing/parts-of-sheets.ts'
import { aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { importOf } from './testing/import-of.ts'
import { readProductsFile } from './read-products-file.ts'

const HEADER = [
  'UPC',
  'Product Name',
  'Photo URL',
  'Unit MSRP',
  'Unit Wholesale',
  'Unit Asking Price',
  'Units',
]
const upcOf = (at: number) => String(20_000_000 + at)
const rowNamed = (name: string, at = 0) => [
  upcOf(at),
  name,
  '/photos/mug/800.webp',
  40,
  20,
  10,
  100,
]
const csvNamed = (...names: string[]) =>
  [HEADER, ...names.map(rowNamed)].map((cells) => cells.join(',')).join('\n')

/** A workbook whose only product has this name, as its XML writes it. */
function workbookNamed(xml: string) {
  const parts = partsOfSheets({ Lots: [HEADER, rowNamed('THE NAME')] })
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([part, text]) => [part, strToU8(text.replace('THE NAME', xml))]),
    ),
  )
}

function odsWith(cells: string) {
  const header = HEADER.map(
    (name) => `<table:table-cell><text:p>${name}</text:p></table:table-cell>`,
  )
  const content = `<o:spreadsheet><table:table table:name="Lots"><table:table-row>${header.join('')}</table:table-row><table:table-row>${cells}</table:table-row></table:table></o:spreadsheet>`
  return zipSync({ 'content.xml': strToU8(content) })
}

const HALF = '\uD83D'
// As long as a cell may be within a sentence: with the next one it is cut within a character.
const LONG = `${'x'.repeat(39)}👕`

describe('half a character is never handed over', () => {
  test.each([
    ['as Excel writes it', workbookNamed('Mug _xD83D_')],
    ['of the lower kind', workbookNamed('_xDC55_ Mug')],
    ['twice the same', workbookNamed('_xD83D__xD83D_ Mug')],
    ['that XML has a number for', workbookNamed('Mug &#xD83D;')],
    ['in UTF-16', Buffer.from(`\uFEFF${csvNamed(`Mug ${HALF}`)}`, 'utf16le')],
    [
      'in a page',
      strToU8(`<table><tr><td>UPC<td>Product Name<tr><td>20000000<td>Mug &#xD83D;</table>`),
    ],
    [
      'of a date in ODS',
      odsWith(
        `<table:table-cell office:value-type="date" office:date-value="2026-05-31 Mug 👕"/>`.repeat(
          7,
        ),
      ),
    ],
    ['of a cell that is told in part', strToU8(csvNamed('Mug').replace(',100', `,${LONG}`))],
    ['of a UPC that is told in part', strToU8(`${HEADER.join(',')}\n${LONG},Mug`)],
  ])('%s', (_what, bytes) => {
    const said = JSON.stringify(readProductsFile(bytes))
    expect(said).not.toMatch(/\\u[dD][89a-fA-F]/)
    expect(said).toMatch(/Mug|told|xxx/)
  })

  test('and two halves are one character', () => {
    const file = readProductsFile(workbookNamed('Mug _xD83D__xDC55_'))
    expect(file).toMatchObject({ products: [{ cells: { name: 'Mug 👕' } }] })
  })
})

const site = siteForThisFile()

/** The database refuses what is put in this table of imports, as it does a text that it has no bytes for. */
async function refuse(table: 'import_lots' | 'import_changes', sellerId: number) {
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin
      if (select seller_id = ${sql.lit(sellerId)} from imports where id = new.import_id) then
        raise 'no such character' using errcode = '22P05';
      end if;
      return new;
    end $$;
    create trigger refuse before insert on ${sql.table(table)} for each row execute function refuse()`.execute(
    site.database.asOwner,
  )
  return async () => {
    await sql`drop trigger refuse on ${sql.table(table)}; drop function refuse()`.execute(
      site.database.asOwner,
    )
  }
}

describe('a file', () => {
  test('with half a character is imported, and the next one as well', async () => {
    const seller = await site.as(await aSeller(site.db))
    expect(await importOf(seller, workbookNamed('Mug _xD83D_'))).toMatchObject({
      message: 'Import is complete',
      imported_count: 1,
    })
    const { body } = await seller.get('/products')
    expect(JSON.stringify(body)).toContain('Mug \uFFFD')
    expect(await importOf(seller, csvNamed('Cup'))).toMatchObject({ imported_count: 1 })
  })

  test.each(['import_lots', 'import_changes'] as const)(
    'that the database refuses for %s ends at once, in words, and lets the next one pass',
    async (table) => {
      const owner = await aSeller(site.db)
      const seller = await site.as(owner)
      const letPass = await refuse(table, owner.id)
      const ended = await importOf(seller, csvNamed('Mug')).finally(letPass)
      expect(ended).toMatchObject({
        message: 'Import failed',
        attribute_issues: expect.arrayContaining([expect.stringContaining('can’t store')]),
      })
      const { starts } = await site.db
        .selectFrom('imports')
        .select('starts')
        .where('sellerId', '=', owner.id)
        .executeTakeFirstOrThrow()
      expect(starts).toBeLessThanOrEqual(1)
      expect(await importOf(seller, csvNamed('Cup'))).toMatchObject({ imported_count: 1 })
    },
  )
})
