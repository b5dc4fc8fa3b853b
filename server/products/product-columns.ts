import { fieldNames } from '#market/products/by-field.ts'

/**
 * What a seller says about a product apart from its UPC, name and units: an import writes these columns, an
 * export reads them, a copy repeats them.
 */
export const inputColumns = [
  ...fieldNames.filter((name) => name !== 'upc' && name !== 'name' && name !== 'units'),
  'photos',
  'resale_terms',
].join(', ')

/** What it says of how its price follows its date, of which `price_schedules` is the table. */
export const scheduleInput = `
  coalesce((select s.steps from price_schedules s where s.product_id = products.id), '[]') as price_schedule,
  (select s.off_market_days from price_schedules s where s.product_id = products.id) as off_market_days,
  coalesce((select s.show_next_price from price_schedules s where s.product_id = products.id), false) as show_next_price`
