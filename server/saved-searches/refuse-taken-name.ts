import { NAME_TAKEN } from '#market/saved-searches/saved-search-api.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

export function refuseTakenName(others: readonly { name: string }[], name: string) {
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase())
  if (isTaken) throw new Refusal(NAME_TAKEN, 422, { fields: { name: [NAME_TAKEN] } })
}
