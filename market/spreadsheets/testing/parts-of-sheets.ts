import { sheetBeginning, sheetRowsText, SHEET_END, workbookParts } from '../write-workbook.ts'

type Cells = readonly (string | number)[]

/** The parts of a workbook of several sheets, each with its header first, still to be packed. */
export function partsOfSheets(sheets: Readonly<Record<string, readonly Cells[]>>) {
  const each = Object.entries(sheets).map(([name, [header = [], ...rows]], at) => ({
    name,
    id: at + 1,
    text: `${sheetBeginning(header, rows)}${sheetRowsText(header, rows)}${SHEET_END}`,
  }))
  return {
    ...Object.fromEntries(workbookParts.map(({ name, text }) => [name, text])),
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${each
      .map(({ name, id }) => `<sheet name="${name}" sheetId="${id}" r:id="rId${id}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${each
      .map(
        ({ id }) =>
          `<Relationship Id="rId${id}" Type="x/worksheet" Target="worksheets/${id}.xml"/>`,
      )
      .join('')}</Relationships>`,
    ...Object.fromEntries(each.map(({ id, text }) => [`xl/worksheets/${id}.xml`, text])),
  }
}
