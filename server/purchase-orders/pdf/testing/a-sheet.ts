import type { OrderSheet, SheetLine } from '../order-sheet.ts'

export const aSheetLine: SheetLine = {
  name: 'Organic cotton bear, 12 in',
  upc: '042171415276',
  sku: 'BEAR-12',
  units: '360',
  price: '$9.20',
  total: '$3,312.00',
}
export const aSheet = (changes: Partial<OrderSheet> = {}): OrderSheet => ({
  number: 'PO-10044',
  status: 'Awaiting initial payment',
  writtenAt: new Date('2026-11-10T12:00:00.000Z'),
  parties: [
    { label: 'Buyer', lines: ['Brightway Off-Price'] },
    { label: 'Seller', lines: ['Little Foundry'] },
    { label: 'Ship to', lines: ['Brightway Off-Price', 'Columbus, OH 43207'] },
  ],
  facts: [{ label: 'Ordered', value: 'November 10, 2026' }],
  lines: [aSheetLine],
  totals: [{ label: 'Total', value: '$3,312.00' }],
  ...changes,
})
