import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aBuyer } from '#server/testing/listings.ts'
import { siteForThisFile, startSite } from '#server/testing/site.ts'
import { aBuyersAnswers, apply } from './testing/applying.ts'

const site = siteForThisFile({ env: { RATE_LIMIT_ADDRESS_FACTOR: '1' } })
beforeEach(() => sql`delete from attempts`.execute(site.db))

const applying = (more?: object) => apply(site, { profile: aBuyersAnswers(more) })

async function statusesOf(count: number, more?: object) {
  const answers = await Promise.all(Array.from({ length: count }, () => applying(more)))
  return answers.map(({ status }) => status).toSorted((a, b) => a - b)
}

describe('applying from one address', () => {
  test('ends after five in an hour, and says how long', async () => {
    expect(await statusesOf(6)).toEqual([201, 201, 201, 201, 201, 429])
    const refused = await applying()
    expect(refused.body.errors).toEqual([
      'Too many attempts. Please wait 60 minutes and try again.',
    ])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3500)

    await sql`update attempts set at = at - interval '1 hour'`.execute(site.db)
    expect((await applying()).status).toBe(201)
  })

  test('counts asking whose e-mail address is in use', async () => {
    const { email } = await aBuyer(site.db)
    expect(await statusesOf(6, { email })).toEqual([422, 422, 422, 422, 422, 429])
  })

  test('does not count slips in the form', async () => {
    expect(await statusesOf(8, { email: 'dana' })).toEqual(Array.from({ length: 8 }, () => 422))
    expect((await applying()).status).toBe(201)
  })
})

test('RATE_LIMIT_ADDRESS_FACTOR changes how many apply from an address', async () => {
  const wide = await startSite({ env: { RATE_LIMIT_ADDRESS_FACTOR: '2' } })
  const answers = await Promise.all(
    Array.from({ length: 11 }, () => apply(wide, { profile: aBuyersAnswers() })),
  )
  await wide.stop()
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
})
