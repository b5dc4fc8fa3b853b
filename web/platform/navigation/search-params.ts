export type Search = Record<string, string | string[]>

/**
 * Reads an address's search as plain text. The router's own parser would turn a searched UPC into
 * a number and `stripe_success=true` into a boolean.
 */
export function parseSearch(text: string): Search {
  const search: Search = {}
  const given = new URLSearchParams(text)
  for (const key of new Set(given.keys())) {
    const all = given.getAll(key)
    search[key] = all.length === 1 ? (all[0] ?? '') : all
  }
  return search
}

/** Writes a search back, without what is absent or empty. */
export function stringifySearch(search: object) {
  const written = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null && each !== '') written.append(key, String(each))
    }
  }
  const text = written.toString()
  return text ? `?${text}` : ''
}

/** Leaves out values that equal the default, so that addresses stay short. */
export const withoutDefaults = <Value extends object>(search: Value, defaults: Partial<Value>) =>
  Object.fromEntries(
    Object.entries(search).filter(([key, value]) => value !== Reflect.get(defaults, key)),
  )
