/** The eight product categories, lowercase on the wire (decision C3). */
export const productCategories = [
  'apparel',
  'beauty',
  'consumables',
  'footwear',
  'home',
  'pet',
  'toys',
  'other',
] as const
export type ProductCategory = (typeof productCategories)[number]

const names: Record<ProductCategory, string> = {
  apparel: 'Apparel',
  beauty: 'Beauty',
  consumables: 'Consumables',
  footwear: 'Footwear',
  home: 'Home',
  pet: 'Pet',
  toys: 'Toys',
  other: 'Miscellaneous',
}

export const categoryName = (category: ProductCategory) => names[category]

/** The six tiles above the catalogue. */
export const tileCategories = ['apparel', 'beauty', 'consumables', 'toys', 'home', 'pet'] as const

const categoriesByName = new Map<string, ProductCategory>([
  ...productCategories.map((category) => [names[category].toLowerCase(), category] as const),
  ['other', 'other'],
  ['other category', 'other'],
])

/** All names of the categories, in lowercase. */
export const namesOfCategories: readonly string[] = [...categoriesByName.keys()]

/** The category a tag or a filter in the address means, whatever its case; "Miscellaneous" is `other`. */
export const categoryOf = (text: string): ProductCategory | undefined =>
  categoriesByName.get(text.trim().toLowerCase())
