import type { CsvCell } from './write-csv.ts'

type Rows = readonly (readonly CsvCell[])[]

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const OFFICE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts of a workbook of one sheet that are the same in each, by their names. */
export const workbookParts: readonly { name: string; text: string }[] = [
  {
    name: '[Content_Types].xml',
    text: `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${OFFICE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${OFFICE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${OFFICE}.worksheet+xml"/></Types>`,
  },
  { name: '_rels/.rels', text: relations([['officeDocument', 'xl/workbook.xml']]) },
  {
    name: 'xl/workbook.xml',
    text: `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="Lotline" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    text: relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
  },
  { name: 'xl/styles.xml', text: styles() },
].map(({ name, text }) => ({ name, text: `${PROLOGUE}${text}` }))

export const SHEET_PART = 'xl/worksheets/sheet1.xml'
export const SHEET_END = '</sheetData></worksheet>'

/** What a sheet can hold, its header and a last word among them. */
export const MOST_SHEET_ROWS = 1_048_576 - 2

const WIDEST = 60
const NARROWEST = 9

/** How a sheet begins: its columns as wide as these rows need, and a header that stays in sight. */
export function sheetBeginning(header: readonly CsvCell[], rows: Rows) {
  const columns = header.map((name, at) => {
    const longest = Math.max(...[header, ...rows].map((cells) => String(cells[at] ?? '').length))
    const width = Math.min(WIDEST, Math.max(NARROWEST, longest, String(name).length + 2))
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
  })
  const names = header.map((name) => textCell(String(name ?? ''), STYLES.head))
  return `${PROLOGUE}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData><row>${names.join('')}</row>`
}

/** Further rows of a sheet with this header, each cell of the type its column has. */
export const sheetRowsText = (header: readonly CsvCell[], rows: Rows) => {
  const typed = header.map((name) => cellWriter(String(name ?? '')))
  return rows
    .map((cells) => `<row>${cells.map((cell, at) => (typed[at] ?? anyCell)(cell)).join('')}</row>`)
    .join('')
}

// In the order of the style sheet.
const STYLES = { plain: 0, text: 1, money: 2, day: 3, moment: 4, percent: 5, head: 6 }

type WriteCell = (cell: CsvCell) => string

const AMOUNT = /\b(?:price|total|fee|net|profit|msrp|wholesale|value|revenue|map)\b/i
const COUNT = /\b(?:units|quantity|inners|length|width|height|weight)\b/i
const DAY = /^(?:created|ordered|paid|shipped|last updated|from|to)$/i

/** How the cells of a column are written: by its name, as all files of ours name theirs. */
function cellWriter(name: string): WriteCell {
  if (/percent/i.test(name))
    return whereIt(/^\d+%$/, (text) => numberCell(Number.parseInt(text, 10) / 100, STYLES.percent))
  if (COUNT.test(name))
    return whereIt(/^\d+(?:\.\d+)?$/, (text) => numberCell(Number(text), STYLES.plain))
  if (AMOUNT.test(name))
    return whereIt(/^-?\d+(?:\.\d+)?$/, (text) => numberCell(Number(text), STYLES.money))
  return DAY.test(name) ? whereIt(/^\d{4}-\d{2}-\d{2}/, dateCell) : anyCell
}

const whereIt =
  (looksSo: RegExp, write: (text: string) => string): WriteCell =>
  (cell) =>
    cell !== null && looksSo.test(String(cell)) ? write(String(cell)) : anyCell(cell)

const anyCell: WriteCell = (cell) => {
  if (cell === null || cell === '') return '<c/>'
  return typeof cell === 'number' ? numberCell(cell, STYLES.plain) : textCell(cell, STYLES.text)
}

const numberCell = (value: number, style: number) =>
  Number.isFinite(value) ? `<c s="${style}"><v>${value}</v></c>` : '<c/>'

const DAY_MS = 86_400_000
const EPOCH_DAYS = 25_569

function dateCell(text: string) {
  const moment = Date.parse(text)
  if (Number.isNaN(moment)) return textCell(text, STYLES.text)
  const days = EPOCH_DAYS + moment / DAY_MS
  return numberCell(days, Number.isInteger(days) && text.length === 10 ? STYLES.day : STYLES.moment)
}

// What a cell of Excel holds at most.
const LONGEST_TEXT = 32_767

/** A text, which no spreadsheet computes whatever it begins with. */
const textCell = (text: string, style: number) =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(guarded(text).slice(0, LONGEST_TEXT))}</t></is></c>`

// One more before what looks guarded already, as imports take one off (decision G4).
const guarded = (text: string) => (/^'+[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text)

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as XML holds it; what XML has no character for is written as Excel writes it. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/_x[0-9a-f]{4}_/gi, (code) => `_x005F${code}`)
    .replaceAll(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark)
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g, codeOf)

const codeOf = (mark: string) =>
  `_x${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}_`

function relations(each: readonly (readonly [type: string, target: string])[]) {
  const all = each.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${DOCUMENT}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`
}

function xf(format: number, more = '') {
  return `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${more}/>`
}

function styles() {
  return `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="7">${xf(0)}${xf(49, ' quotePrefix="1"')}${xf(4)}${xf(164)}${xf(165)}${xf(9)}<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`
}
