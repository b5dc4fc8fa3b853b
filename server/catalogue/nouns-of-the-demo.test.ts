import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeLots } from '../../demo/lots/make-lots.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aSeller } from '#server/testing/listings.ts'
import { openCatalogueIndex } from './read-model/catalogue-index.ts'
import { memoryCatalogue } from './read-model/memory-catalogue.ts'
import { baseHere } from './read-model/testing/base-here.ts'
import { databaseCatalogue } from './search-products.ts'

/** The most common ones of what the lots of the demo say. */
const nouns = `
  carton/cartons hand/hands size/sizes year/years price/prices run/runs range/ranges day/days set/sets
  order/orders customer/customers thing/things hour/hours piece/pieces oil/oils pocket/pockets inch/inches
  colour/colours glass/glasses unit/units room/rooms spring/springs kitchen/kitchens season/seasons
  bottle/bottles minute/minutes shop/shops panel/panels heel/heels warehouse/warehouses pallet/pallets
  band/bands side/sides ring/rings case/cases batch/batches week/weeks promotion/promotions line/lines bag/bags
  store/stores shelf/shelves moment/moments table/tables corner/corners half/halves face/faces base/bases
  strap/straps core/cores boot/boots bar/bars ink/inks
  label/labels cap/caps party/parties pair/pairs coat/coats sheet/sheets ball/balls
  ounce/ounces lid/lids lane/lanes hoodie/hoodies jar/jars
  oat/oats plant/plants body/bodies block/blocks fern/ferns collar/collars floor/floors powder/powders
  frame/frames towel/towels lamp/lamps handle/handles account/accounts garment/garments
  machine/machines family/families clock/clocks jacket/jackets tag/tags sketch/sketches foot/feet leaf/leaves
  scarf/scarves sock/socks tray/trays mat/mats candle/candles shoulder/shoulders sleeve/sleeves dress/dresses
  cup/cups pan/pans tee/tees toe/toes key/keys
`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split('/'))

let database: TestDatabase
let market: ReturnType<typeof openCatalogueIndex>

beforeAll(async () => {
  database = await freshDatabase()
  const { db } = database.connection
  const sellerId = (await aSeller(db, { name: 'Quill' })).id
  const lots = makeLots(1, new Date('2026-02-03T15:00:00Z'))
  for (let at = 0; at < lots.length; at += 250)
    await sql`
      insert into products (seller_id, name, upc, description, provisional, msrp_cents, seller_price_cents)
      select ${sellerId}, name, upc, description, false, 200, 100
      from jsonb_to_recordset(${JSON.stringify(lots.slice(at, at + 250))}::jsonb)
        as lot (name text, upc text, description text)`.execute(db)
  market = openCatalogueIndex({
    db,
    makeBase: baseHere(db),
    onError: (error) => expect.unreachable(String(error)),
  })
  await market.settled()
})

afterAll(async () => {
  await market.stop()
  await database.drop()
})

describe.each(['memory', 'PostgreSQL'])('in %s', (engine) => {
  test('the hundred most common nouns find the same lots in singular and plural', async () => {
    const { db } = database.connection
    const catalogue = engine === 'memory' ? memoryCatalogue(db, market.now) : databaseCatalogue(db)
    const found = async (query = '') => {
      const { ids, count } = await catalogue.firstIds({ criteria: { query } }, 3000)
      return { ids: ids.toSorted((one, other) => one - other), count }
    }
    expect(nouns).toHaveLength(100)
    for (const [singular, plural] of nouns) {
      const one = await found(singular)
      expect(one.count, singular).toBeGreaterThan(0)
      expect(await found(plural), plural).toEqual(one)
    }
  })
})
