import { formatOf, type NumberFormat } from './number-text.ts'
import { bare, readPart } from './read-part.ts'
import type { Sheet } from './sheet-rows.ts'
import { unreadable, Unreadable } from './unreadable.ts'
import { isTrue, plainText, type Opened, type Workbook } from './workbook.ts'
import { relationsOf } from './xlsx-relations.ts'
import { readXlsxSheet } from './xlsx-sheet.ts'

/** The visible sheets of an .xlsx workbook (ECMA-376), of either of its two vocabularies; its main part names them. */
export function openXlsx(opened: Opened, main: string): Sheet[] {
  const { is1904, sheets } = contentsOf(opened, main)
  const relations = relationsOf(opened, main)
  const partOf = (type: string) =>
    [...relations.values()].find((each) => each.type === type && opened.zip.has(each.path))?.path
  let read: Workbook | undefined
  const workbook = () =>
    (read ??= {
      is1904,
      formats: formatsOf(opened, partOf('styles')),
      strings: stringsOf(opened, partOf('sharedStrings')),
    })
  return sheets.flatMap(({ name, relation }): Sheet[] => {
    const { type, path = '' } = relations.get(relation) ?? {}
    if (type !== 'worksheet') return []
    return [{ name, read: (take) => readXlsxSheet(opened, workbook(), { path, take }) }]
  })
}

function contentsOf(opened: Opened, path: string) {
  let is1904 = false
  let isWorkbook = false
  const sheets: { name: string; relation: string }[] = []
  readPart(opened, path, {
    open(tag, attributes) {
      if (tag === 'sheets') isWorkbook = true
      if (tag === 'workbookPr') is1904 = isTrue(attributes['date1904'])
      if (tag !== 'sheet' || /hidden/i.test(attributes['state'] ?? '')) return
      const id = Object.keys(attributes).find((key) => key.includes(':') && bare(key) === 'id')
      sheets.push({ name: attributes['name'] ?? '', relation: attributes[id ?? ''] ?? '' })
    },
    text() {},
    close() {},
  })
  // A text of Word and slides of PowerPoint come in such files too.
  if (!isWorkbook) throw new Unreadable(unreadable.noWorkbook)
  return { is1904, sheets }
}

function formatsOf(opened: Opened, path: string | undefined): NumberFormat[] {
  const named = new Map<number, NumberFormat>()
  const formats: NumberFormat[] = []
  if (!path) return formats
  let isCell = false
  readPart(opened, path, {
    open(tag, { numFmtId = '0', formatCode }) {
      if (tag === 'numFmt')
        named.set(Number(numFmtId), formatOf(Number(numFmtId), formatCode ?? ''))
      if (tag === 'cellXfs') isCell = true
      if (tag === 'xf' && isCell)
        formats.push(named.get(Number(numFmtId)) ?? formatOf(Number(numFmtId), undefined))
    },
    text() {},
    close(tag) {
      if (tag === 'cellXfs') isCell = false
    },
  })
  return formats
}

/** The texts that cells refer to by their number; how they are pronounced in Japanese is none of them. */
function stringsOf(opened: Opened, path: string | undefined): string[] {
  const strings: string[] = []
  if (!path) return strings
  let text = ''
  let isText = false
  let isSpoken = false
  readPart(opened, path, {
    open(tag) {
      if (tag === 'si') text = ''
      if (tag === 'rPh') isSpoken = true
      isText = tag === 't' && !isSpoken
    },
    text(piece) {
      if (isText) text += piece
    },
    close(tag) {
      isText = false
      if (tag === 'rPh') isSpoken = false
      if (tag === 'si') strings.push(plainText(text))
    },
  })
  return strings
}
