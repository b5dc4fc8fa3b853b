import type { Json } from './json.ts'

type Kind = 'parameters' | 'responses' | 'requestBodies'

/**
 * Parts that several calls share, written once. `share` returns a reference to a part that occurs more than
 * once; `count` has to see all parts before.
 */
export function sharedParts(kind: Kind) {
  const times = new Map<string, number>()
  const names = new Map<string, string>()
  const components: Record<string, Json> = {}
  return {
    components,
    count: (part: Json) => {
      const text = JSON.stringify(part)
      times.set(text, (times.get(text) ?? 0) + 1)
    },
    share: (part: Json, name: string): Json => {
      const text = JSON.stringify(part)
      if ('$ref' in part || (times.get(text) ?? 0) < 2) return part
      const known = names.get(text) ?? freeName(components, name)
      names.set(text, known)
      components[known] = part
      return { $ref: `#/components/${kind}/${known}` }
    },
  }
}

function freeName(taken: object, name: string) {
  if (!(name in taken)) return name
  let number = 2
  while (`${name}${number}` in taken) number++
  return `${name}${number}`
}
