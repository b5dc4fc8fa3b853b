import { formatOf, type NumberFormat } from './number-text.ts'
import { bare, readPart } from './read-part.ts'
import type { Sheet } from './sheet-rows.ts'
import { unreadable, Unreadable } from './unreadable.ts'
import { isTrue, plainText, type Opened, type Workbook } from './workbook.ts'
import { readXlsxSheet } from './xlsx-sheet.ts'

/** The visible sheets of an .xlsx workbook (ECMA-376), of either of its two vocabularies. */
export function openXlsx(opened: Opened): Sheet[] {
  const main = [...relationsOf(opened, '').values()].find(({ type }) => type === 'officeDocument')
  if (!main) throw new Unreadable(unreadable.noWorkbook)
  if (main.path.endsWith('.bin')) throw new Unreadable(unreadable.binaryExcel)
  if (!isWorkbook(main.path)) throw new Unreadable(unreadable.noWorkbook)
  const relations = relationsOf(opened, main.path)
  const partOf = (type: string) =>
    [...relations.values()].find((each) => each.type === type && opened.zip.has(each.path))?.path
  const { is1904, sheets } = contentsOf(opened, main.path)
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

// In words: of a pattern, a long path takes the square of its length.
function isWorkbook(path: string) {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  return name.includes('workbook') && name.endsWith('.xml')
}

type Relation = { type: string; path: string }

/** Where the parts stand that a part refers to. */
function relationsOf(opened: Opened, part: string) {
  const relations = new Map<string, Relation>()
  const cut = part.lastIndexOf('/') + 1
  const folder = part.slice(0, cut)
  const name = `${folder}_rels/${part.slice(cut)}.rels`
  if (!opened.zip.has(name)) return relations
  readPart(opened, name, {
    open(tag, { Id = '', Type = '', Target = '' }) {
      if (tag !== 'Relationship') return
      relations.set(Id, {
        type: Type.slice(Type.lastIndexOf('/') + 1),
        path: pathTo(folder, Target),
      })
    },
    text() {},
    close() {},
  })
  return relations
}

function pathTo(folder: string, target: string) {
  const steps: string[] = []
  for (const step of (target.startsWith('/') ? target : folder + target).split('/'))
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  return steps.join('/')
}

function contentsOf(opened: Opened, path: string) {
  let is1904 = false
  const sheets: { name: string; relation: string }[] = []
  readPart(opened, path, {
    open(tag, attributes) {
      if (tag === 'workbookPr') is1904 = isTrue(attributes['date1904'])
      if (tag !== 'sheet' || /hidden/i.test(attributes['state'] ?? '')) return
      const id = Object.keys(attributes).find((key) => key.includes(':') && bare(key) === 'id')
      sheets.push({ name: attributes['name'] ?? '', relation: attributes[id ?? ''] ?? '' })
    },
    text() {},
    close() {},
  })
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
