/** The path of a call with its parameters filled in, and its query. */
export function addressOf(path: string, params: object = {}, query: object = {}) {
  const filled = path.replace(/:(\w+)|\*/g, (placeholder, name?: string) =>
    name
      ? encodeURIComponent(String(Reflect.get(params, name)))
      : encodePath(String(Reflect.get(params, placeholder))),
  )
  const search = searchOf(query)
  return search ? `${filled}?${search}` : filled
}

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

function searchOf(query: object) {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) search.append(key, String(each))
    }
  }
  return search.toString()
}
