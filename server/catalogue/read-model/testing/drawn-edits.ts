import * as fc from 'fast-check'
import type { ResaleTerms } from '#market/resale/resale-terms.ts'
import { drawnWords } from '#server/catalogue/testing/drawn-lots.ts'
import { drawnTerms } from '#server/catalogue/testing/drawn-resale.ts'
import type { ScannedLot } from '#server/catalogue/testing/scanned-lot.ts'
import type { Entry } from '../entry.ts'
import type { SellerEntry } from '../entry-store.ts'

const IMPORTED = 40

type Statement = fc.Arbitrary<string>
/** What search reads: of a product, of its seller, and whether buyers see it. */
type Read = keyof Entry | `seller's ${keyof SellerEntry}` | 'photos' | 'whether it is shown'

/** Statements that change what search has to know: of one product, of many, of a seller. */
export function drawnEdits(listed: readonly ScannedLot[]): Statement {
  const id = fc.constantFrom(...listed.map((lot) => lot.id))
  const sellerId = fc.constantFrom(...new Set(listed.map((lot) => lot.sellerId)))
  const word = fc.constantFrom(...drawnWords)
  const set = (change: string) =>
    id.map((each) => `update products set ${change} where id = ${each}`)
  // Many at once, as an import writes them.
  const imports = fc.tuple(sellerId, word).map(
    ([each, text]) => `
    insert into products (seller_id, name, upc, provisional, msrp_cents, seller_price_cents, condition)
    select ${each}, '${text} ' || n, 'n' || nextval('products_id_seq') || '-' || n, false, 900, 100 * (1 + n % 7),
      case n % 3 when 0 then 'salvage' else 'new' end
    from generate_series(1, ${IMPORTED}) as n`,
  )
  const repriced = set('seller_price_cents = 1 + (seller_price_cents * 7) % msrp_cents')
  const edits: Record<Read, readonly Statement[]> = {
    id: [imports],
    createdAt: [imports],
    sellerId: [imports],
    category: [set(`category = 'toys', gender = 'm', packaging_type = null`)],
    condition: [set(`condition = 'refurbished'`), set(`condition = 'new', gender = 'f'`)],
    gender: [set(`gender = 'unisex'`)],
    packagingType: [set(`packaging_type = 'other'`)],
    tags: [set(`tags = array['summer', 'Home', 'new']`)],
    units: [
      fc.tuple(id, fc.constantFrom(0, 7, 500)).map(
        ([each, units]) => `
        with moved as (
          update products set units = ${units} where id = ${each} and units <> ${units} returning id, units
        )
        insert into stock_movements (product_id, change, reason)
        select m.id, ${units} - p.units, 'edited' from moved m join products p on p.id = m.id`,
      ),
    ],
    minOrderUnits: [set('min_order_units = 6')],
    shipsFromState: [set(`own_ship_from = 'Austin, TX 78701'`), set('own_ship_from = null')],
    shipsWithin: [set('own_ships_within = 5'), set('own_ships_within = null')],
    priceCents: [repriced],
    percentOff: [repriced],
    resaleLimits: [
      fc.tuple(id, drawnTerms).map(
        ([each, terms]) => `
        update products set resale_terms = ${asJson(terms)} where id = ${each}`,
      ),
    ],
    words: [
      fc
        .tuple(id, word)
        .map(([each, text]) => `update products set name = '${text}' where id = ${each}`),
    ],
    photos: [set(`photos = array['/photos/' || cardinality(photos)]`)],
    'whether it is shown': [
      set('provisional = not provisional'),
      set('paused = not paused'),
      set('deleted_at = case when deleted_at is null then now() end'),
      // An import that is undone.
      fc.constant(`update products set deleted_at = now() where upc like 'n%' and id % 2 = 0`),
      // Its seller is hidden, and shown again; its products say nothing of it.
      sellerId.map(
        (each) => `
        with shown as (delete from seller_changes where seller_id = ${each} returning 1)
        insert into seller_changes (seller_id, shows, lots)
        select ${each}, false, 0 where not exists (select from shown)`,
      ),
    ],
    "seller's name": [
      sellerId.map(
        (each) => `update sellers set name = name || '!' where id = ${each} and length(name) < 30`,
      ),
    ],
    "seller's usualAnswerHours": [
      sellerId.map(
        (each) => `
        insert into seller_answer_times (seller_id, hours) values (${each}, 2)
        on conflict (seller_id) do update set hours = seller_answer_times.hours + 1`,
      ),
      sellerId.map((each) => `delete from seller_answer_times where seller_id = ${each}`),
    ],
    "seller's resaleTerms": [
      fc.tuple(sellerId, drawnTerms).map(
        ([each, terms]) => `
        update sellers set resale_terms = ${asJson(terms)} where id = ${each}`,
      ),
    ],
  }
  return fc.oneof(fc.constant('select'), ...Object.values(edits).flat())
}

const asJson = (terms: ResaleTerms | null) => (terms ? `'${JSON.stringify(terms)}'` : 'null')
