import * as fc from 'fast-check'
import {
  filled,
  filledBy,
  HEADER,
  ods,
  odsCells,
  odsTable,
  page,
  table,
  type MakeHostile,
} from './make-hostile-file.ts'
import { HOSTILE_XLSX } from './hostile-xlsx.ts'

const huge = (many: number) => String(many * 1_000_003)

/** One way to be hostile each; `many` says how often something is repeated. */
export const HOSTILE: readonly MakeHostile[] = [
  ...HOSTILE_XLSX,
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

/** A file of any kind, as hostile as it comes out. */
export const hostileFile = fc
  .tuple(fc.constantFrom(...HOSTILE), fc.integer({ min: 2, max: 20_000 }))
  .map(([make, many]) => make(many))
