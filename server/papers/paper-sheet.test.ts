import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { drawSheet } from '#server/purchase-orders/pdf/draw-sheet.ts'
import { readPaper } from '#server/purchase-orders/testing/read-paper.ts'
import type { WholePaper } from './find-paper.ts'
import { paperSheet } from './paper-sheet.ts'

const HOSTILE = `${'W'.repeat(300)} \u202Egnp.exe\u0000 <b>&amp;</b> 株式会社`
const invoice = (changes: Partial<WholePaper> = {}): WholePaper => ({
  id: 1,
  kind: 'invoice',
  number: 'BRASS-2026-000123',
  totalCents: cents(80_00),
  month: null,
  issuedOn: '2026-11-03',
  at: new Date('2026-11-03T15:00:00Z'),
  orderId: 7,
  orderNumber: 10_007,
  seller: {
    name: 'Brass & Oak LLC',
    street: '1 Pier Road',
    city: 'Reno',
    state: 'NV',
    zip: '89501',
    tax_id: '12-3',
  },
  buyer: {
    name: 'Corner Store',
    street: '1 Dock Street',
    city: 'Banff',
    state: 'AB',
    zip: 'T1L 1A1',
    country: 'CA',
  },
  reason: null,
  lines: [
    {
      name: 'Bear',
      upc: '042171415276',
      sku: null,
      condition: 'new',
      quantity: 10,
      unit_cents: 8_00,
      total_cents: 80_00,
    },
  ],
  facts: { po_number: 'PO-10007', ordered_on: '2026-10-31', paid_on: '2026-11-01' },
  ...changes,
})
const read = async (paper: WholePaper) =>
  (await readPaper(await drawSheet(paperSheet(paper)))).join('\n')

test('an invoice names both companies, the day, the payment and every line, and no fee', async () => {
  const text = await read(invoice())
  for (const words of [
    'Invoice BRASS-2026-000123',
    'Brass & Oak LLC',
    'Reno, NV 89501',
    'Tax ID 12-3',
    'Corner Store',
    'Canada',
    'PO-10007',
    'Nov 1, 2026',
    '$80.00',
    'Issued by Lotline in the name and on behalf of Brass & Oak LLC',
  ])
    expect(text).toContain(words)
  expect(text).not.toMatch(/fee/i)
})

test('a credit note names its invoice and its reason', async () => {
  const facts = {
    po_number: 'PO-10007',
    invoice_number: 'BRASS-2026-000123',
    invoice_on: '2026-11-03',
  }
  const note = invoice({
    kind: 'credit_note',
    number: 'BRASS-CN-2026-000001',
    reason: 'Two were wet',
    facts,
  })
  expect(await read(note)).toMatch(/For invoice BRASS-2026-000123[\s\S]*Reason: Two were wet/)
  const back = await read({
    ...note,
    totalCents: cents(-80_00),
    facts: { ...facts, takes_back: 'BRASS-CN-2026-000001' },
  })
  expect(back).toContain('Takes back credit note BRASS-CN-2026-000001')
})

test('a fee invoice has what was charged and what was given back, and may be a credit', async () => {
  const fees = invoice({
    kind: 'fee_invoice',
    number: 'LL-2026-000001',
    month: '2026-10-01',
    buyer: null,
    totalCents: cents(-2_00),
    facts: {},
    lines: [
      {
        po_number: 'PO-10007',
        on: '2026-10-05',
        is_back: true,
        base_cents: -20_00,
        total_cents: -2_00,
      },
    ],
  })
  const text = await read(fees)
  for (const words of [
    'October 2026',
    'Fee given back, refund of PO-10007',
    '-$2.00',
    'Credit to you',
  ])
    expect(text).toContain(words)
})

test('a fee invoice is from the company that it was issued by, and never from nobody', async () => {
  const fees = invoice({
    kind: 'fee_invoice',
    month: '2026-10-01',
    buyer: null,
    lines: [],
    facts: {},
  })
  expect(await read(fees)).toMatch(/From\s+(?:Bill to\s+)?Lotline/i)
  const issuer = { name: 'Lotline Markets, Inc.', address: ['9 Canal Row', 'Reno, NV 89502'] }
  const text = await read({ ...fees, facts: { issuer } })
  for (const line of [issuer.name, ...issuer.address]) expect(text).toContain(line)
})

test(
  'hostile names and 500 lines are drawn on as many pages as it takes',
  { timeout: 60_000 },
  async () => {
    const company = { name: HOSTILE, street: HOSTILE, city: HOSTILE, state: 'NV', zip: '89501' }
    const [line] = invoice().lines
    const lines = Array.from({ length: 500 }, () => ({ ...line, name: HOSTILE, total_cents: 1 }))
    const pages = await readPaper(
      await drawSheet(
        paperSheet(invoice({ seller: company, buyer: company, lines, reason: HOSTILE })),
      ),
    )
    expect(pages.length).toBeGreaterThan(20)
    expect(pages[1]).toContain('Invoice BRASS-2026-000123, continued')
    expect(pages.join('')).not.toContain('\u202E')
  },
)
