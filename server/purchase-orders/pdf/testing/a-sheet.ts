import { lineColumns } from '../order-sheet.ts'
import type { SheetRound } from '../sheet-rounds.ts'
import type { Sheet, SheetLine } from '../sheet.ts'

export const aSheetLine: SheetLine = {
  name: 'Organic cotton bear, 12 in',
  upc: '042171415276',
  sku: 'BEAR-12',
  condition: 'New',
  units: '360',
  price: '$9.20',
  total: '$3,312.00',
}
export const aSheetRound: SheetRound = {
  words: 'Brightway Off-Price sent the offer',
  when: 'Nov 9, 2026, 3:00 PM EST',
  total: '$3,312.00',
  lines: ['Organic cotton bear, 12 in: 360 units at $9.20'],
  note: ['We would collect them.'],
}
export const aSheet = (changes: Partial<Sheet> = {}): Sheet => ({
  title: 'Purchase order PO-10044',
  number: 'PO-10044',
  status: 'Awaiting initial payment',
  writtenAt: new Date('2026-11-10T12:00:00.000Z'),
  parties: [
    { label: 'Buyer', lines: ['Brightway Off-Price'] },
    { label: 'Seller', lines: ['Little Foundry'] },
    { label: 'Ship to', lines: ['Brightway Off-Price', 'Columbus, OH 43207'] },
  ],
  facts: [{ label: 'Ordered', value: 'Nov 10, 2026, 9:30 AM EST' }],
  summary: [],
  columns: lineColumns,
  lines: [aSheetLine],
  totals: [{ label: 'Total', value: '$3,312.00' }],
  closing: [],
  agreement: [],
  rounds: [aSheetRound],
  more: [],
  ...changes,
})
