import { describe, expect, test } from 'vitest'
import { gatherLeads } from './gather-leads.ts'
import { leadCells, leadHeader, leadIntake } from './lead-columns.ts'
import { leadForm } from './lead.ts'
import { readLeadRow } from './read-lead-row.ts'

const lead = leadForm.parse({
  company: 'Harbor Grocers',
  buyer_category: 'Grocery',
  product_categories: ['Toys', 'Consumables'],
  contact_name: 'Ada Okafor',
  contact_title: 'Senior buyer',
  contact_email: 'ada@harbor.example',
  contact_phone: '+1 503 555 0100',
  city: 'Portland',
  state: 'OR',
  consent_source: 'Form at the spring show, 2026-03-04',
})

function header(cells: readonly string[] = leadHeader) {
  const match = leadIntake.match(cells)
  if ('problem' in match) throw new Error(match.problem)
  return match.columns
}
const read = (cells: string[], of = header()) => readLeadRow({ row: 2, cells }, of)
const cellsWith = (column: string, cell: string) =>
  leadCells(lead).map((each, at) => (leadHeader[at] === column ? cell : String(each)))

describe('a row of a file of leads', () => {
  test('reads as what was exported', () => {
    expect(read(leadCells(lead).map(String))).toMatchObject({ row: 2, lead })
  })

  test('names its categories in any case, parted by semicolons', () => {
    const row = read(cellsWith('Product Categories', 'home goods;TOYS ; toys'))
    expect(row).toMatchObject({ lead: { product_categories: ['Home Goods', 'Toys'] } })
    expect(read(cellsWith('Buyer Category', 'mass-merchandiser'))).toMatchObject({
      lead: { buyer_category: 'Mass Merchandiser' },
    })
  })

  test('loses the mark that kept a spreadsheet from computing it', () => {
    const row = read(cellsWith('Contact Phone', "'+1 503 555 0100"))
    expect(row).toMatchObject({ lead: { contact_phone: '+1 503 555 0100' } })
  })

  test.each([
    ['Company', '', 'Missing Company'],
    ['Consent Source', ' ', 'Missing Consent Source'],
    ['Contact Email', 'ada at harbor', 'Contact Email: Please enter a valid email address'],
    ['Buyer Category', 'Cars', 'Buyer Category: Unknown buyer category'],
    ['Product Categories', '', 'Product Categories: Choose at least one product category'],
    ['Product Categories', 'Toys; Cars', 'Product Categories: Unknown product category'],
    ['City', 'x'.repeat(81), 'City: Maximum 80 characters'],
  ])('with %s %j is refused: %s', (column, cell, problem) => {
    expect(read(cellsWith(column, cell))).toMatchObject({ problems: [{ words: problem }] })
  })

  test('with more cells than columns, or torn, is refused as a whole', () => {
    const cells = leadCells(lead).map(String)
    expect(read([...cells, 'more'])).toMatchObject({
      problems: [{ column: null, words: 'More cells than the header has columns' }],
    })
    const torn = { row: 3, cells, problem: 'A quotation mark is out of place' }
    expect(readLeadRow(torn, header())).toMatchObject({
      row: 3,
      problems: [{ words: torn.problem }],
    })
  })
})

describe('the header of a file of leads', () => {
  test('may have its columns in any order, and others among them', () => {
    const mine = [...leadHeader, 'Notes'].toReversed()
    const row = read(['my own', ...leadCells(lead).map(String).toReversed()], header(mine))
    expect(row).toMatchObject({ lead })
  })

  test('must say where the consent comes from', () => {
    const without = leadHeader.filter((name) => name !== 'Consent Source')
    expect(leadIntake.match(without)).toEqual({ problem: 'This file has no Consent Source column' })
  })
})

test('a company and e-mail that stand twice in a file are taken once', () => {
  const cells: string[] = []
  const twin = { ...lead, company: 'HARBOR GROCERS', contact_email: 'Ada@Harbor.example' }
  const { leads, refused } = gatherLeads([
    { row: 2, cells, lead },
    { row: 3, cells, lead: twin },
  ])
  expect(leads).toEqual([lead])
  expect(refused).toEqual([{ row: 3, cells, problems: ['Same company and email as row 2'] }])
})
