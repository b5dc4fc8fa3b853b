export type FormValue = string | FormValue[] | { [name: string]: FormValue }

/** Reads `items[0][price][currency]=usd` into what it describes. */
export function readForm(text: string): FormValue {
  const root = branch()
  for (const [name, value] of new URLSearchParams(text)) put(root, pathOf(name), value)
  return withLists(root)
}

type Branch = { [name: string]: string | Branch }

// Without a prototype, so that no name in a request can reach one.
const branch = (): Branch => Object.create(null)

function pathOf(name: string) {
  const [first = name, ...rest] = name.split('[')
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))]
}

function put(root: Branch, path: string[], value: string) {
  let at = root
  for (const name of path.slice(0, -1)) {
    const below = at[name]
    const next = typeof below === 'object' ? below : branch()
    at[name] = next
    at = next
  }
  const last = path.at(-1) ?? ''
  // "expand[]=a&expand[]=b" numbers itself.
  at[last === '' ? String(Object.keys(at).length) : last] = value
}

function withLists(value: string | Branch): FormValue {
  if (typeof value === 'string') return value
  const entries = Object.entries(value)
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  if (isList) return entries.map(([, item]) => withLists(item))
  return Object.fromEntries(entries.map(([name, item]) => [name, withLists(item)]))
}
