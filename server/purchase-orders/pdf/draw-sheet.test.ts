import { describe, expect, test } from 'vitest'
import { readPaper } from '../testing/read-paper.ts'
import { drawSheet } from './draw-sheet.ts'
import type { Sheet } from './sheet.ts'
import { aSheet, aSheetLine, aSheetRound } from './testing/a-sheet.ts'

const drawn = async (changes: Partial<Sheet> = {}) => readPaper(await drawSheet(aSheet(changes)))

// Some hundred pages are drawn here, on whatever machine.
describe('a purchase order on paper', { timeout: 120_000 }, () => {
  test('is a PDF, and the same order gives the same bytes', async () => {
    const [first, second] = [await drawSheet(aSheet()), await drawSheet(aSheet())]
    expect(Buffer.from(first).subarray(0, 5).toString()).toBe('%PDF-')
    expect(Buffer.compare(first, second)).toBe(0)
  })

  test('has its number, its sides, its lines with UPC and SKU, and its total', async () => {
    const [page] = await drawn()
    for (const words of [
      'Purchase order PO-10044',
      'Awaiting initial payment',
      'Brightway Off-Price',
      'Little Foundry',
      'Columbus, OH 43207',
      'Nov 10, 2026, 9:30 AM EST',
      ...Object.values(aSheetLine),
      'Page 1 of 1',
    ])
      expect(page).toContain(words)
  })

  test('of 500 lines has every one of them, and its table’s head on each page', async () => {
    const lines = Array.from({ length: 500 }, (_, at) => ({ ...aSheetLine, sku: `BEAR-${at}-` }))
    const pages = await drawn({ lines })
    expect(pages.length).toBeGreaterThan(10)
    for (const [at, page] of pages.entries()) {
      expect(page).toContain('Unit price')
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
    }
    const all = pages.join('\n')
    for (const { sku } of lines) expect(all).toContain(sku)
  })

  test('tells how its price was agreed: who, when, the total, the products and the note', async () => {
    const [page] = await drawn()
    const { words, when, total, lines, note } = aSheetRound
    for (const told of ['Negotiation', words, when, total, ...lines, `“${note[0]}”`])
      expect(page).toContain(told)
    expect((await drawn({ rounds: [] })).join('')).not.toContain('Negotiation')
  })

  test('tells forty rounds with long notes over as many pages as they take', async () => {
    const note = Array.from({ length: 30 }, (_, at) => `Paragraph ${at} says so.`)
    const lines = Array.from({ length: 8 }, (_, at) => `Bear ${at}: 5 units at $2.00`)
    const rounds = Array.from({ length: 40 }, (_, at) => {
      return { ...aSheetRound, words: `Round ${at}.`, lines, note }
    })
    const pages = await drawn({ rounds })
    expect(pages.length).toBeGreaterThan(20)
    for (const page of pages.slice(1)) expect(page).toContain('continued')
    const all = pages.join('\n')
    for (const { words } of rounds) expect(all).toContain(words)
    expect(all.split('Paragraph 29 says so.”')).toHaveLength(41)
  })

  test('wraps a long name, be it one word', async () => {
    const name = 'Unbelievably'.repeat(20)
    const text = (await drawn({ lines: [{ ...aSheetLine, name }] })).join('').replaceAll(/\s/g, '')
    expect(text).toContain(name)
  })

  test.each(['Café Größe', 'Cafe\u0301', 'Żółć Łódź', 'Αθήνα', 'Привет Ґанок', 'Phở bò', '✓ →'])(
    'shows %s as it is written',
    async (name) => {
      const [page] = await drawn({ lines: [{ ...aSheetLine, name }] })
      expect(page?.replaceAll(/\s+/g, ' ')).toContain(name.normalize())
      expect(page).not.toContain('can’t be printed')
    },
  )

  test('leaves out what nobody sees in a name', async () => {
    const [page] = await drawn({ lines: [{ ...aSheetLine, name: 'Table\u00adcloth\u200d' }] })
    expect(page).toContain('Tablecloth')
    expect(page).not.toContain('can’t be printed')
  })

  test('shows that there is a name it cannot print, and says so', async () => {
    const [page] = await drawn({ lines: [{ ...aSheetLine, name: '株式会社 🎉' }] })
    expect(page).toContain('???? ?')
    expect(page).toContain('can’t be printed. View the order on Lotline to see it')
  })
})
