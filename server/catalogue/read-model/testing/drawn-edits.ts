import * as fc from 'fast-check'
import { drawnWords } from '#server/catalogue/testing/drawn-lots.ts'
import type { ScannedLot } from '#server/catalogue/testing/scanned-lot.ts'

/** Statements that change what search has to know: of one product, of many, of a seller. */
export function drawnEdits(listed: readonly ScannedLot[]) {
  const id = fc.constantFrom(...listed.map((lot) => lot.id))
  const sellerId = fc.constantFrom(...new Set(listed.map((lot) => lot.sellerId)))
  const word = fc.constantFrom(...drawnWords)
  const set = (change: string) =>
    id.map((each) => `update products set ${change} where id = ${each}`)
  return fc.oneof(
    fc.constant('select'),
    set('provisional = not provisional'),
    set('paused = not paused'),
    set('deleted_at = case when deleted_at is null then now() end'),
    set('seller_price_cents = 1 + (seller_price_cents * 7) % msrp_cents'),
    set(`tags = array['summer', 'Home', 'new']`),
    set(`category = 'toys', gender = 'm', packaging_type = null`),
    set('min_order_units = 6'),
    fc
      .tuple(id, word)
      .map(([each, text]) => `update products set name = '${text}' where id = ${each}`),
    fc.tuple(id, fc.constantFrom(0, 7, 500)).map(
      ([each, units]) => `
        with moved as (
          update products set units = ${units} where id = ${each} and units <> ${units} returning id, units
        )
        insert into stock_movements (product_id, change, reason)
        select m.id, ${units} - p.units, 'edited' from moved m join products p on p.id = m.id`,
    ),
    // Hidden, and shown again; its products say nothing of it.
    sellerId.map(
      (each) => `
      with shown as (delete from seller_changes where seller_id = ${each} returning 1)
      insert into seller_changes (seller_id, shows, lots)
      select ${each}, false, 0 where not exists (select from shown)`,
    ),
    sellerId.map(
      (each) => `update sellers set name = name || '!' where id = ${each} and length(name) < 30`,
    ),
  )
}
