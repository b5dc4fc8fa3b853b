import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withCodes } from '#market/accounts/ship-to.ts'
import { shipToCountries } from '#market/ship-to-places.ts'
import { aDeal } from '#server/testing/deals.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { earlierMigrations } from '#server/platform/database/earlier-migrations.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
const MIGRATION = earlierMigrations().find(({ name }) => name === 'places-by-code')?.sql ?? ''
const migrate = () =>
  site.database.asOwner.transaction().execute((tx) => sql.raw(MIGRATION).execute(tx))

const shop = {
  name: 'Fig & Cedar',
  line1: '9 Pier Road',
  city: 'Reno',
  state: 'Nevada',
  postal_code: '89501',
  country: 'USA',
}

const written = [
  ['Nevada', 'United States'],
  ['nv', 'us'],
  ['N.V.', 'U. S. A.'],
  ['Nevada (NV)', 'The United States'],
  ['Québec', 'canada'],
  ['ＮＶ', 'ＵＳＡ'],
  ['Calif.', 'US'],
  ['Nevadaland', 'USA'],
  ['', 'USA'],
  ['Nevada', 'Atlantis'],
  ['Nevada', ''],
]
const everyPlace = shipToCountries.flatMap(({ name, regions, shortForms }) =>
  [...regions.flat(), ...Object.values(shortForms).flat()].map((state) => [state, name]),
)

test('addresses of before are kept by code, each as the rule says, and unknown places stay', async () => {
  const addresses = [...written, ...everyPlace].map(([state = '', country = '']) => ({
    ...shop,
    state,
    country,
  }))
  const { id } = await aBuyer(site.db)
  for (const address of addresses) {
    await sql`update buyers set ship_to = ${JSON.stringify(address)}::jsonb where id = ${id}`.execute(
      site.db,
    )
    await migrate()
    const kept = await site.db
      .selectFrom('buyers')
      .select('shipTo')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(kept.shipTo).toEqual(withCodes(address))
  }
})

test('so are those that orders have, and nothing else of the order changes', async () => {
  const { seller, offerId } = await aDeal(site)
  await seller.put(`/offers/${offerId}/accept`)
  const read = async () => {
    const { body } = await seller.get('/marketplace/purchase_orders')
    // Which certificate covers it follows from the state.
    const { resale_certificate: _follows, ...attributes } = body.data[0].attributes
    return attributes
  }
  await sql`update purchase_orders set ship_to = ship_to || '{"state": "Nevada", "country": "USA"}'`.execute(
    site.db,
  )
  const before = await read()
  await migrate()
  expect(await read()).toEqual({
    ...before,
    ship_to: { ...before.ship_to, state: 'NV', country: 'US' },
  })
})
