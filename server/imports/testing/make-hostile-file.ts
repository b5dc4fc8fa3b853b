import { strToU8, zipSync } from 'fflate'
import { leadHeader } from '#market/leads/lead-columns.ts'

/** A file that is made to cost its reader more than its sender, and how much it unpacks to. */
export type HostileFile = { what: string; bytes: Uint8Array; unpacked: number }

const ROOM = 150_000
/** `many` says how often something is repeated. */
export type MakeHostile = (many: number) => HostileFile

// Of products, manifests and offers, then of leads.
export const HEADER = [
  'UPC',
  'Product Name',
  'Units',
  'Product ID',
  'Offer Quantity',
  'Offer Price',
  'Unit MSRP',
  'Qty',
  ...leadHeader,
]

export const filled = (piece: string, room = ROOM) => piece.repeat(Math.ceil(room / piece.length))
export const filledBy = (piece: (at: number) => string, room = ROOM) =>
  Array.from({ length: Math.ceil(room / piece(0).length) }, (_, at) => piece(at)).join('')

function packed(what: string, parts: Record<string, string>): HostileFile {
  const files = Object.entries(parts).map(([name, text]): [string, Uint8Array] => [
    name,
    strToU8(text),
  ])
  const unpacked = files.reduce((total, [, { length }]) => total + length, 0)
  return { what, bytes: zipSync(Object.fromEntries(files), { level: 1 }), unpacked }
}

type Xlsx = Partial<Record<'sheet' | 'workbook' | 'rels' | 'strings' | 'styles' | 'main', string>>

export const cellsOf = (texts: readonly string[]) =>
  texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')
const HEADER_ROW = `<row r="1">${cellsOf(HEADER)}</row>`

export const xlsx = (what: string, { sheet = '', workbook, rels, strings, styles, main }: Xlsx) =>
  packed(what, {
    '_rels/.rels': `<r><Relationship Id="a" Type="x/officeDocument" Target="${main ?? 'xl/workbook.xml'}"/></r>`,
    'xl/workbook.xml': workbook ?? '<w><sheets><sheet name="Lots" r:id="r1"/></sheets></w>',
    'xl/_rels/workbook.xml.rels':
      rels ??
      '<r><Relationship Id="r1" Type="x/worksheet" Target="a.xml"/><Relationship Id="s" Type="x/sharedStrings" Target="s.xml"/><Relationship Id="t" Type="x/styles" Target="t.xml"/></r>',
    'xl/a.xml': `<w>${sheet}</w>`,
    'xl/s.xml': `<sst>${strings ?? '<si><t>x</t></si>'}</sst>`,
    'xl/t.xml': `<s>${styles ?? ''}</s>`,
  })
export const rowsOf = (rows: string) => `<sheetData>${HEADER_ROW}${rows}</sheetData>`

export const odsCells = (texts: readonly string[]) =>
  texts.map((text) => `<t:table-cell><x:p>${text}</x:p></t:table-cell>`).join('')
const ODS_HEADER = `<t:table-row>${odsCells(HEADER)}</t:table-row>`
export const ods = (what: string, content: string) =>
  packed(what, { 'content.xml': `<o:spreadsheet>${content}</o:spreadsheet>` })
export const odsTable = (rows: string, columns = '') =>
  `<t:table table:name="Lots">${columns}${ODS_HEADER}${rows}</t:table>`

export function page(what: string, text: string): HostileFile {
  const bytes = strToU8(text)
  return { what, bytes, unpacked: bytes.length }
}
const HTML_HEADER = `<tr>${HEADER.map((name) => `<td>${name}`).join('')}`
export const table = (rows: string) => `<html><table>${HTML_HEADER}${rows}</table>`
