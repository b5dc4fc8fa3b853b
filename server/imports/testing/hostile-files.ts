import * as fc from 'fast-check'
import {
  type HostileFile,
  cellsOf,
  filled,
  filledBy,
  HEADER,
  ods,
  odsCells,
  odsTable,
  page,
  rowsOf,
  table,
  xlsx,
} from './make-hostile-file.ts'

type Make = (many: number) => HostileFile
const huge = (many: number) => String(many * 1_000_003)

/** One way to be hostile each; `many` says how often something is repeated. */
export const HOSTILE: readonly Make[] = [
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
  (many) =>
    ods(
      'a row that is repeated',
      odsTable(
        `<t:table-row table:number-rows-repeated="${huge(many)}">${odsCells(['1', '1', '1'])}</t:table-row>`,
      ),
    ),
  (many) =>
    ods(
      'a row that is repeated and hidden',
      odsTable(
        `<t:table-row table:visibility="collapse" table:number-rows-repeated="${huge(many)}">${odsCells(['1'])}</t:table-row>`,
      ),
    ),
  (many) =>
    ods(
      'a wide row that is repeated',
      odsTable(
        `<t:table-row table:number-rows-repeated="${huge(many)}"><t:table-cell table:number-columns-repeated="${many}"><x:p>1</x:p></t:table-cell></t:table-row>`,
      ),
    ),
  (many) =>
    ods(
      'a row of hidden columns that is repeated',
      odsTable(
        `<t:table-row table:number-rows-repeated="${huge(many)}"><t:table-cell/><t:table-cell table:number-columns-repeated="90"><x:p>1</x:p></t:table-cell></t:table-row>`,
        '<t:table-column/><t:table-column table:visibility="collapse" table:number-columns-repeated="1000"/>',
      ),
    ),
  () =>
    ods(
      'columns that are repeated in every cell',
      odsTable(
        `<t:table-row>${filled('<t:table-cell table:number-columns-repeated="1000000000"><x:p>1</x:p></t:table-cell>')}</t:table-row>`,
      ),
    ),
  () =>
    ods(
      'columns that are repeated in every row',
      odsTable(
        filled(
          '<t:table-row><t:table-cell table:number-columns-repeated="1e9"><x:p>1</x:p></t:table-cell></t:table-row>',
        ),
      ),
    ),
  () =>
    ods(
      'repeats of no number',
      odsTable(
        filled(
          '<t:table-row table:number-rows-repeated="-1"><t:table-cell table:number-columns-repeated="x"><x:p>1</x:p></t:table-cell></t:table-row>',
        ),
      ),
    ),
  (many) =>
    ods(
      'cells that reach down',
      odsTable(
        filled(
          `<t:table-row><t:table-cell table:number-rows-spanned="${huge(many)}"><x:p>1</x:p></t:table-cell></t:table-row>`,
        ),
      ),
    ),
  () =>
    ods(
      'names of names',
      filledBy((at) => `<t:table xmlns:a${at}="x:table:1.0" a${at - 1}:name="Lots">`),
    ),
  () => ods('tables of one name', filled('<t:table table:name="Lots"/>')),
  (many) =>
    ods(
      'some tables of one name',
      `${odsTable('').repeat(Math.min(490, many))}${odsTable(filled('<t:table-row/>'))}`,
    ),
  () =>
    ods(
      'tables within tables',
      odsTable(filled('<t:table table:name="Lots"><t:table-row><t:table-cell>')),
    ),
  () =>
    ods(
      'blanks that are repeated',
      odsTable(
        `<t:table-row><t:table-cell><x:p>${filled('<x:s x:c="1000000000" text:c="1000000000"/>')}</x:p></t:table-cell></t:table-row>`,
      ),
    ),
  () =>
    ods(
      'lines in one cell',
      odsTable(`<t:table-row><t:table-cell>${filled('<x:p>1</x:p>')}</t:table-cell></t:table-row>`),
    ),
  () => page('cells that reach down', table(filled('<tr><td rowspan=1000000000>1'))),
  () =>
    page(
      'cells that reach down in one row',
      table(`<tr>${filled('<td rowspan=9>1')}${filled('<tr><td>1')}`),
    ),
  () =>
    page(
      'cells that reach down and across',
      table(filled('<tr><td rowspan=99999 colspan=99999>1')),
    ),
  () => page('cells that reach across', table(filled('<tr><td colspan=1000000000>1<td>1'))),
  (many) =>
    page(
      'steps of cells that reach down',
      table(filledBy((at) => `<tr>${'<td>'.repeat(at % 200)}<td rowspan=${many}>1`)),
    ),
  () => page('tables', `<html>${filled('<table><tr><td>1</table>')}`),
  () => page('tables within tables', `<html>${filled('<table><tr><td>')}`),
  () => page('elements within elements', table(filled('<b><font>'))),
  () => page('forms within a form', table(`<form>${filled('<form>')}`)),
  () => page('ends of nothing', table(`${'<b>'.repeat(400)}${filled('</i></p>')}`)),
  () => page('drawings within drawings', table(filled('<svg><foreignObject>'))),
  () =>
    page(
      'styles without end',
      table(`<tr style="${filled('display ')}"><td>1<td style="${filled('display:')}">1`),
    ),
  () =>
    page(
      'a figure of many digits',
      table(`<tr><td data-sheets-value='${filled('{"3":')}'>${filled('1,')}`),
    ),
  () => page('rows without cells', table(filled('<tr>'))),
  () => page('a comment without end', `<html><table><!--${filled('<!--')}`),
  () => page('a start without end', `<html><table><tr><td ${filled('a="')}`),
  () => page('quotation marks', `${HEADER.join(',')}\n${filled('"')}`),
  () => page('quotation marks that are out of place', `${HEADER.join(',')}\n${filled('"a')}`),
  () => page('blank lines', `${HEADER.join(',')}\n${filled('\n')}`),
  () => page('short rows', `${HEADER.join(',')}\n${filled('1,1\n')}`),
  () => page('a long header', filled('Unit ,')),
  () => page('a long header of one cell', filled('Units ')),
  () => page('blanks in one cell', `${HEADER.join(',')}\n${filled(' ')}x${filled(' ')}`),
  () => page('figures of many digits', `${HEADER.join(',')}\n${filled('1,')}${filled('9')}`),
]

const LETTERS = 26
const A = 65
const column = (at: number) =>
  String.fromCodePoint(A + (Math.floor(at / LETTERS) % 9), A + (at % LETTERS))

/** A file of any kind, as hostile as it comes out. */
export const hostileFile = fc
  .tuple(fc.constantFrom(...HOSTILE), fc.integer({ min: 2, max: 20_000 }))
  .map(([make, many]) => make(many))
