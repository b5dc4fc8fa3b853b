import { expect, test } from 'vitest'
import { z } from 'zod'
import { takesKey } from '#market/endpoint.ts'
import { declaredEndpoints, nameOf } from './testing/declared-endpoints.ts'

const SECRET = /secret|password|token|code|signature|headers|uri$/i
const HARMLESS = new Set([
  'postal_code',
  'recovery_codes_left',
  'has_password',
  // Why the card provider refused a refund.
  'refused_code',
  // Who agreed to resale terms, and when.
  'signatures',
  // A product's UPC, SKU, ASIN or style number.
  'POST /products/photos/matches: code',
])

const withParts = z.object({ properties: z.record(z.string(), z.unknown()).optional() })

/** The names of all that an answer may hold, however deep. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {} } = withParts.safeParse(schema).data ?? {}
  return [...Object.keys(properties), ...Object.values(schema).flatMap(namesIn)]
}

// Kept for a day, by the key of the caller.
test('no answer that names a secret is kept', async () => {
  const keyed = (await declaredEndpoints()).filter(takesKey)
  const secretIn = (each: (typeof keyed)[number]) =>
    namesIn(z.toJSONSchema(each.answer, { io: 'input', unrepresentable: 'any' }))
      .filter((name) => SECRET.test(name) && !HARMLESS.has(name))
      .map((name) => `${nameOf(each)}: ${name}`)
      .filter((named) => !HARMLESS.has(named))
  const [secret, open] = [true, false].map((is) =>
    keyed.filter((each) => (each.isSecret || each.renewsSession) === is),
  )
  expect(open?.flatMap(secretIn)).toEqual([])
  expect(secret?.filter((each) => secretIn(each).length > 0).map(nameOf)).toContain(
    'POST /second_factor/recovery_codes',
  )
})
