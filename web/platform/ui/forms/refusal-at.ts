import { isCallError } from '#web/platform/http/call-error.ts'

/** What the server refused, by the form's fields. The server may name a field by its whole path: `seller.name`. */
export function refusalAt<Name extends string>(error: Error, names: readonly Name[]) {
  const said = isCallError(error) ? Object.entries(error.fields) : []
  const atFields = names.flatMap((name) => {
    const message = said.find(([path]) => isFieldOf(path, name))?.[1][0]
    return message ? [{ name, message }] : []
  })
  const [other] = said.filter(([path]) => !names.some((name) => isFieldOf(path, name)))
  const elsewhere = atFields.length > 0 ? other?.[1][0] : error.message
  return { atFields, elsewhere }
}

const isFieldOf = (path: string, name: string) => path === name || path.endsWith(`.${name}`)
