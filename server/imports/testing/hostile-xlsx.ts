import { cellsOf, filled, filledBy, rowsOf, xlsx, type MakeHostile } from './make-hostile-file.ts'

const huge = (many: number) => String(many * 1_000_003)

/** One way each in which a workbook of Excel may be hostile. */
export const HOSTILE_XLSX: readonly MakeHostile[] = [
  () => xlsx('words of merged cells', { sheet: `${rowsOf('')}<x ${filled('mergeCell ')}/>` }),
  () =>
    xlsx('beginnings of merged cells', { sheet: `${rowsOf('')}${filled('<mergeCell ref="A')}` }),
  (many) =>
    xlsx('merged cells over one another', {
      sheet: `${rowsOf(filled(`<row>${cellsOf(['1'])}</row>`))}${filledBy(
        (at) => `<mergeCell ref="${column(at)}1:${column(at)}${many}"/>`,
      )}`,
    }),
  () =>
    xlsx('links behind whole columns', {
      sheet: `${rowsOf(filled(`<row>${cellsOf(['1'])}</row>`))}${filled('<hyperlink ref="A1:IV1048576" location="https://a.example"/>')}`,
    }),
  () =>
    xlsx('links again and again behind the same cells', {
      sheet: `${rowsOf(filled(`<row>${cellsOf(['1'])}</row>`))}${filled('<hyperlink ref="A1:A9999" location="https://a.example"/>')}`,
    }),
  () =>
    xlsx('ends of rows', {
      sheet: `${rowsOf('')}${filled('</sheetData><mergeCell ref="A1:A9"/>')}`,
    }),
  () => xlsx('beginnings of ends of rows', { sheet: `<sheetData>${filled('</a:')}` }),
  () =>
    xlsx('formulas without end', {
      sheet: rowsOf(`<row><c><f>${filled('IMAGE("https://')}</f><v>1</v></c></row>`),
    }),
  () =>
    xlsx('formulas of a long one', {
      sheet: rowsOf(filled(`<row><c><f>${'IMAGE("https://a'.repeat(500)}</f><v>1</v></c></row>`)),
    }),
  (many) =>
    xlsx('sheets of one part', {
      sheet: rowsOf(filled('<row/>', many * 10)),
      workbook: `<w><sheets>${filled('<sheet name="a" r:id="r1"/>', many * 40)}</sheets></w>`,
    }),
  (many) =>
    xlsx('some sheets of one large part', {
      sheet: rowsOf(filled('<row/>')),
      workbook: `<w><sheets>${'<sheet name="a" r:id="r1"/>'.repeat(Math.min(490, many))}</sheets></w>`,
    }),
  () => xlsx('words in the path of a part', { main: `${filled('workbook')}x` }),
  () =>
    xlsx('brackets in a format', {
      styles: `<numFmt numFmtId="200" formatCode="${filled('[$')}"/><cellXfs>${'<xf numFmtId="200"/>'.repeat(2000)}</cellXfs>`,
    }),
  () =>
    xlsx('quotes and brackets in many formats', {
      styles: filledBy((at) => `<numFmt numFmtId="${at}" formatCode="${'[$'.repeat(120)}"/>`),
    }),
  (many) =>
    xlsx('a row far down', { sheet: rowsOf(`<row r="${huge(many)}">${cellsOf(['1'])}</row>`) }),
  () =>
    xlsx('a row of no number', {
      sheet: rowsOf(`<row r="x">${cellsOf(['1'])}</row><row>${cellsOf(['1'])}</row>`),
    }),
  () => xlsx('cells far out', { sheet: rowsOf(filled('<row><c r="XFD1"><v>1</v></c></row>')) }),
  () =>
    xlsx('cells as far out as is read', {
      sheet: rowsOf(filled('<row><c r="IV1"><v>1</v></c></row>')),
    }),
  () =>
    xlsx('a cell of a long address', {
      sheet: rowsOf(`<row><c r="${filled('Z')}"><v>1</v></c></row>`),
    }),
  () =>
    xlsx('columns that are hidden again and again', {
      sheet: `${filled('<col min="2" max="16384" hidden="1"/>')}${rowsOf(filled('<row><c r="IV1"><v>1</v></c></row>'))}`,
    }),
  () => xlsx('one row of many cells', { sheet: rowsOf(`<row>${filled('<c><v>1</v></c>')}</row>`) }),
  () =>
    xlsx('one row of the same cell', {
      sheet: rowsOf(`<row>${filled('<c r="A2"><v>1</v></c>')}</row>`),
    }),
  () => xlsx('elements within elements', { sheet: rowsOf(filled('<a>')) }),
  () => xlsx('rows within rows', { sheet: rowsOf(filled('<row><c>')) }),
  () => xlsx('ends of nothing', { sheet: rowsOf(`${'<a>'.repeat(400)}${filled('</b>')}`) }),
  () =>
    xlsx('entities', {
      sheet: rowsOf(`<row><c t="str"><v>${filled('&amp;&#65;&lol;')}</v></c></row>`),
    }),
  () =>
    xlsx('entities of entities', {
      sheet: `<!DOCTYPE a [<!ENTITY a "x">${filledBy((at) => `<!ENTITY a${at + 1} "&a${at};&a${at};">`)}]>${rowsOf(`<row>${cellsOf(['&a9999;'])}</row>`)}`,
    }),
  () => xlsx('a comment without end', { sheet: rowsOf(`<!--${filled('<!--')}`) }),
  () =>
    xlsx('one element of many attributes', {
      sheet: rowsOf(`<row ${filledBy((at) => `a${at}="" `)}/>`),
    }),
  () =>
    xlsx('one long text that many cells refer to', {
      strings: `<si><t>${filled('long ', 30_000)}</t></si>`,
      sheet: rowsOf(filled('<row><c r="B1" t="s"><v>0</v></c></row>')),
    }),
  () =>
    xlsx('one long blank that many cells refer to', {
      strings: `<si><t>${filled(' ', 30_000)}</t></si>`,
      sheet: rowsOf(filled('<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>')),
    }),
  () =>
    xlsx('half characters', {
      sheet: rowsOf(`<row><c t="str"><v>${filled('_xD83D_')}</v></c></row>`),
    }),
  (many) =>
    xlsx('rows that nobody sees', {
      sheet: rowsOf(filled(`<row hidden="1">${cellsOf([String(many)])}</row>`)),
    }),
]

const LETTERS = 26
const A = 65
const column = (at: number) =>
  String.fromCodePoint(A + (Math.floor(at / LETTERS) % 9), A + (at % LETTERS))
