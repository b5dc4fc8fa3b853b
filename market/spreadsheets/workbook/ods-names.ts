import type { Attributes } from '../spreadsheet-tools.ts'

/** The prefixes that nearly all programs write. */
const USUAL: readonly (readonly [end: string, prefix: string])[] = [
  [':office:1.0', 'office'],
  [':table:1.0', 'table'],
  [':text:1.0', 'text'],
  [':style:1.0', 'style'],
  ['/calc/1.0', 'calcext'],
  ['/xlink', 'xlink'],
]
const DECLARED = 'xmlns:'

/** Gives the attributes of OpenDocument their usual names, whichever prefixes a program chose. */
export function odsNames() {
  const usual = new Map<string, string>()
  return (attributes: Attributes): Attributes => {
    for (const [name, address] of Object.entries(attributes)) {
      if (!name.startsWith(DECLARED)) continue
      const own = name.slice(DECLARED.length)
      const prefix = USUAL.find(([end]) => address.endsWith(end))?.[1]
      if (prefix !== undefined && prefix !== own) usual.set(own, prefix)
    }
    return usual.size === 0 ? attributes : renamed(attributes, usual)
  }
}

const renamed = (attributes: Attributes, usual: ReadonlyMap<string, string>): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      const cut = name.indexOf(':')
      const prefix = usual.get(name.slice(0, Math.max(0, cut)))
      return [prefix === undefined ? name : `${prefix}${name.slice(cut)}`, value]
    }),
  )
