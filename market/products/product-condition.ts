/** The state the units of a product are in, the best first. */
export const productConditions = [
  'new',
  'shelf_pull',
  'overstock_short_dated',
  'open_box',
  'refurbished',
  'salvage',
] as const
export type ProductCondition = (typeof productConditions)[number]

/** What a product is in of which nothing was said. */
export const USUAL_CONDITION = 'new' satisfies ProductCondition

export const conditionWords: Record<ProductCondition, string> = {
  new: 'New',
  shelf_pull: 'Shelf pull',
  overstock_short_dated: 'Overstock, short-dated',
  open_box: 'Open box',
  refurbished: 'Refurbished',
  salvage: 'Salvage',
}

/** What each condition means, shown where one is chosen. */
export const conditionMeanings: Record<ProductCondition, string> = {
  new: 'Never sold, in its original packaging',
  shelf_pull: 'Unsold from a shop’s shelf; packaging may carry stickers or wear',
  overstock_short_dated: 'New, and close to its date',
  open_box: 'Opened or returned, complete and working',
  refurbished: 'Repaired or cleaned, and tested',
  salvage: 'Damaged, incomplete or untested; sold as is',
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '')

const conditionsByLetters = new Map<string, ProductCondition>([
  ...productConditions.flatMap((condition) => [
    [lettersOf(condition), condition] as const,
    [lettersOf(conditionWords[condition]), condition] as const,
  ]),
  ['brandnew', 'new'],
  ['shelfpulls', 'shelf_pull'],
  ['overstock', 'overstock_short_dated'],
  ['shortdated', 'overstock_short_dated'],
  ['refurb', 'refurbished'],
  ['renewed', 'refurbished'],
  ...['certified', 'factory', 'manufacturer', 'seller'].map(
    (by) => [`${by}refurbished`, 'refurbished'] as const,
  ),
  ['newopenbox', 'open_box'],
  ['openboxnew', 'open_box'],
])

/** The condition that a text names, by its value or as people write it. */
export const conditionOf = (text: string): ProductCondition | undefined =>
  conditionsByLetters.get(lettersOf(text))

/** What is said of a product that is not simply new. */
export const conditionNote = (condition: ProductCondition): string | undefined =>
  condition === USUAL_CONDITION ? undefined : conditionWords[condition]
