import { describe, expect, test } from 'vitest'
import { failedRows } from './failed-rows.ts'
import { readProductsFile } from './read-products-file.ts'

const A = '036000291452'
const B = '012345678905'
const C = '4006381333931'

/** The rows of a file that its own issues name, and those of products that turned out to lack something. */
function failed(
  lines: string[],
  provisional: { row: number; upc: string; texts: string[] }[] = [],
) {
  const bytes = Buffer.from(lines.join('\n'))
  const file = readProductsFile(bytes)
  if ('problem' in file) throw new Error(file.problem)
  const refused = file.issues.filter(({ isNote }) => !isNote)
  const { rows, csv } = failedRows(bytes, [
    ...refused,
    ...provisional.map((each) => ({ ...each, isNote: false })),
  ])
  const numbered = csv.replace('\uFEFF', '').trimEnd().split('\r\n')
  return { rows, numbered, lines: numbered.filter((line) => line !== '') }
}

describe('the rows that failed', () => {
  test('stand below the header of their file as they stood there, with what is wrong in front', () => {
    const { rows, lines } = failed([
      'upc ;Product Name;My own column;Minimum Order Quantity',
      `${A};Mug;left;12`,
      `${B}; Cup;"right; or not";1.299,00`,
      ';Bowl;;5',
    ])
    expect(rows).toBe(2)
    expect(lines).toEqual([
      'Issues,"upc ",Product Name,My own column,Minimum Order Quantity',
      `"Minimum Order Quantity ""1.299,00"" can’t be read",${B}," Cup",right; or not,"1.299,00"`,
      'Missing UPC,,Bowl,,5',
    ])
  })

  test('are all rows of a product that needs attention, and of a good product only those refused', () => {
    const { lines } = failed(
      [
        'UPC,Product Name,Photo URL',
        `${A},Mug,`,
        `${B},Cup,`,
        `${A},,https://photos.invalid/1.jpg`,
        `${B},Other cup,`,
      ],
      [{ row: 2, upc: A, texts: ['Missing MSRP', 'Missing Units'] }],
    )
    expect(lines).toEqual([
      'Issues,UPC,Product Name,Photo URL',
      `"Missing MSRP, Missing Units",${A},Mug,`,
      `Same product as row 2,${A},,https://photos.invalid/1.jpg`,
      `Row 3 has the same UPC with different values,${B},Other cup,`,
    ])
  })

  test('keep the numbers that they have in the file, however often they fail', () => {
    const lines = [
      'Closeout',
      '',
      'UPC,Product Name',
      `${A},Mug`,
      '',
      'x,Cup',
      `${B},Bowl`,
      'y,Cap',
    ]
    const once = failed(lines).numbered
    expect(once.map((line) => line.split(',')[1] ?? '')).toEqual([
      '',
      '',
      'UPC',
      '',
      '',
      'x',
      '',
      'y',
    ])
    const { numbered } = failed(once.map((line) => line.replace(',x,', ',X,')))
    expect(numbered.map((line) => line.split(',')[1] ?? '')).toEqual([
      '',
      '',
      'UPC',
      '',
      '',
      'X',
      '',
      'y',
    ])
  })

  test('hold no formula, and are read as if none of it had been touched', () => {
    const { lines } = failed(['UPC,Product Name,SKU', `${A}x,=1+1,'=x`])
    expect(lines.slice(1)).toEqual([`"UPC ""${A}x"" has letters",${A}x,'=1+1,''=x`])
    const again = readProductsFile(Buffer.from(`${lines[0]}\n,${A},'=1+1,''=x`))
    expect(again).toMatchObject({ products: [{ cells: { name: '=1+1', sku: "'=x" } }] })
  })

  test('have one column of issues, also when they come from such a download', () => {
    const { lines } = failed(['Issues,UPC,Product Name', `Missing UPC,,Mug`])
    expect(lines).toEqual(['Issues,UPC,Product Name', 'Missing UPC,,Mug'])
  })

  test('can be imported, however many columns their file has', () => {
    const names = Array.from({ length: 298 }, (_, at) => `Column ${at}`).join()
    const { rows, lines } = failed([`UPC,Product Name,${names}`, `${A}x,Mug`])
    expect(rows).toBe(1)
    expect(lines[0]?.split(',')).toHaveLength(301)
    expect(readProductsFile(Buffer.from(lines.join('\n')))).toMatchObject({
      issues: [{ texts: [`UPC "${A}x" has letters`] }],
    })
  })

  test('may have more cells than the header', () => {
    const { lines } = failed(['UPC,Product Name', `${C},Cap,12,13`])
    expect(lines[1]).toBe(`More cells than the header has columns,${C},Cap,12,13`)
  })
})
