import { describe, expect, test } from 'vitest'
import { csvText } from '#market/spreadsheets/write-csv.ts'
import { withoutGuard } from '#market/spreadsheets/cells/read-figure.ts'
import { shipToIn } from './accounts/ship-to.ts'
import { nameText } from './accounts/name.ts'
import { leadForm } from './leads/lead.ts'
import { readManifestRow } from './manifests/manifest-row.ts'
import { manifestColumns } from './manifests/manifest-columns.ts'
import { plainLine } from './plain-line.ts'
import { eachField } from './products/product-fields.ts'

const HOSTILE: [string, string][] = [
  ['a line break', 'Mug\r\nBcc: x'],
  ['a tab', 'Mug\tBcc: x'],
  ['a next line', 'Mug\u0085Bcc: x'],
  ['a line separator', 'Mug\u2028Bcc: x'],
  ['an escape', 'Mug \u001BBcc: x'],
  ['a C1 control', 'Mug \u009BBcc: x'],
  ['a right-to-left override', 'Mug \u202EBcc: x'],
  ['an isolate', 'Mug \u2067Bcc:\u2069 x'],
  ['an Arabic letter mark', 'Mug \u061CBcc: x'],
  ['a zero-width space', 'Mug \u200BBcc: x'],
  ['a byte order mark', 'Mug \uFEFFBcc: x'],
]

describe('a name is kept without', () => {
  test.each(HOSTILE)('%s', (_, typed) => {
    for (const kept of [
      plainLine(typed),
      nameText.parse(typed),
      eachField.shape.name.parse(typed),
      eachField.shape.sku.parse(typed),
      eachField.shape.seller_size.parse(typed),
    ])
      expect(kept).toBe('Mug Bcc: x')
  })
})

test('what is left of nothing but such characters is missing', () => {
  for (const typed of ['\u202E\u200B', '\u0007', ' \u200D\u2069'])
    expect(nameText.safeParse(typed).error?.issues[0]?.message).toBe('Required')
})

test('a NUL stays, to be refused with the rest of what cannot be kept', () => {
  expect(plainLine('Mug \u0000')).toBe('Mug \u0000')
})

test('names of other scripts, accents and signs of several parts stay as they are', () => {
  for (const name of ['Žluťoučký kůň', 'می‌خواهم', '👩‍🌾 Farm', '東京ストア', 'שלום'])
    expect(plainLine(name)).toBe(name)
})

test('an address, a lead and a row of a manifest are kept so too', () => {
  const address = {
    name: 'Dock\u202E 1',
    line1: '1 Dock\nSt',
    city: 'Reno\u0007',
    state: 'NV',
    postal_code: '89501',
    country: 'US',
  }
  expect(shipToIn.parse(address)).toMatchObject({
    name: 'Dock 1',
    line1: '1 Dock St',
    city: 'Reno',
  })
  expect(leadForm.shape.contact_title.parse('Head\u202E of\nbuying')).toBe('Head of buying')
  const columns = manifestColumns
  const cells = columns.map(({ field }) =>
    field === 'name' ? 'Mug\u202E one' : /^(quantity|msrp_cents)$/.test(field) ? '1' : '',
  )
  const read = readManifestRow({ row: 2, cells }, columns)
  expect(read).toMatchObject({ row: { name: 'Mug one' } })
})

describe('a cell that a spreadsheet would compute', () => {
  test.each(['＝1+1', '＋1', '－1', '＠SUM', '=1', '+1', '-1', '@A1'])('%s is a text', (text) => {
    expect(csvText([[text]])).toBe(`\uFEFF'${text}\r\n`)
    expect(withoutGuard(`'${text}`)).toBe(text)
    expect(csvText([[`'${text}`]])).toBe(`\uFEFF''${text}\r\n`)
  })
})
