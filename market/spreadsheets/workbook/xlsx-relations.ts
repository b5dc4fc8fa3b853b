import { readPart } from './read-part.ts'
import type { Opened } from './workbook.ts'

/** The kind of a part that another refers to, and where it stands: in the workbook, or an address. */
export type Relation = { type: string; path: string; target: string }

/** The parts that a part refers to, by the names it has for them; '' is the workbook itself. */
export function relationsOf(opened: Opened, part: string) {
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
        path: pathTo(folder, Target.replaceAll('\\', '/')),
        target: Target,
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

const TYPES = '[Content_Types].xml'
const MAIN = /(?:spreadsheetml|ms-excel)\.(?:sheet|template|addin)\b.*\.main(?:\+xml)?$/i

/** The part that names the sheets: as the workbook's own relations say it, or else its types of parts. */
export function mainPartOf(opened: Opened) {
  const related = [...relationsOf(opened, '').values()].find(
    ({ type }) => type === 'officeDocument',
  )
  if (related) return related.path
  if (!opened.zip.has(TYPES)) return undefined
  let path: string | undefined
  readPart(opened, TYPES, {
    isDone: () => path !== undefined,
    open(tag, { ContentType = '', PartName = '' }) {
      if (tag === 'Override' && MAIN.test(ContentType.slice(0, LONGEST_TYPE)))
        path ??= pathTo('', PartName)
    },
    text() {},
    close() {},
  })
  return path
}
const LONGEST_TYPE = 200
