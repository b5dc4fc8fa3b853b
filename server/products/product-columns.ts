/**
 * What a seller says about a product apart from its UPC, name and units: an import writes these columns, an
 * export reads them, a copy repeats them. Add a new one here and in `product-tables.ts`.
 */
export const inputColumns = `
  sku, asin, style_number, description, photos, category, condition, gender, seller_size,
  msrp_cents, wholesale_cents, seller_price_cents, min_order_units,
  expiration_date, packaging_type, length, width, height, weight, weight_unit,
  inner_count, inner_quantity, outer_quantity, resale_terms`

/** What it says of how its price follows its date, of which `price_schedules` is the table. */
export const scheduleInput = `
  coalesce((select s.steps from price_schedules s where s.product_id = products.id), '[]') as price_schedule,
  (select s.off_market_days from price_schedules s where s.product_id = products.id) as off_market_days,
  coalesce((select s.show_next_price from price_schedules s where s.product_id = products.id), false) as show_next_price`
