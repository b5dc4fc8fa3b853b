import { NOBODY } from '#market/accounts/acting-for.ts'

/** The id of a user, null for a visitor, undefined while the page does not know yet. */
type Person = number | null | undefined

let personOf: () => Person = () => undefined

/** Tells calls for whom the page they are made on was drawn. */
export function actFor(of: () => Person) {
  personOf = of
}

/** What a call says of it; the server refuses one whose session is another person's (decision I17). */
export function actingFor(): string | undefined {
  const person = personOf()
  if (person === undefined) return undefined
  return person === null ? NOBODY : String(person)
}
