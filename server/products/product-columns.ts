/**
 * What a seller says of a product beside its UPC, name and units, as a list of columns: what an import writes, an
 * export reads and a copy takes over. A new column of that kind stands here and in `product-tables.ts`.
 */
export const saidColumns = `
  sku, asin, style_number, description, photos, category, condition, gender, seller_size,
  msrp_cents, wholesale_cents, seller_price_cents, min_order_units,
  expiration_date, packaging_type, length, width, height, weight, weight_unit,
  inner_count, inner_quantity, outer_quantity, resale_terms`
