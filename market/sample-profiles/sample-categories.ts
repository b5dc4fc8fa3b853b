/** What a subscriber sells, and what a lead's company buys (spec 2, section 3). */
export const sampleSellerCategories = [
  'Stationery',
  'Novelty',
  'Accessories',
  'Home Goods',
  'Electronics',
  'Beauty',
  'Wellness',
  'Consumables',
  'Toys',
  'Tools',
] as const
export type SampleSellerCategory = (typeof sampleSellerCategories)[number]

/** The kinds of buyers that leads come from. */
export const sampleBuyerCategories = [
  'Grocery',
  'Pharmacy',
  'Mass Merchandiser',
  'Specialty',
  'Department Store',
  'Home Improvement',
  'Apparel',
  'Pet',
  'Sporting Goods',
  'Office Supply',
] as const
export type SampleBuyerCategory = (typeof sampleBuyerCategories)[number]
