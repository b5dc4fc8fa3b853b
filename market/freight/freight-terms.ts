/** Who sees to the freight of a lot, and whether its price covers it (section R2). */
export const freightTerms = ['included', 'buyer_arranges', 'pickup', 'quoted'] as const
export type FreightTerms = (typeof freightTerms)[number]

/** Of a lot of which nothing was said, as all were before sellers could say. */
export const USUAL_FREIGHT = 'included' satisfies FreightTerms

/** Where a seller chooses, and in a file. */
export const freightTermsWords: Record<FreightTerms, string> = {
  included: 'Freight included',
  buyer_arranges: 'Buyer arranges freight',
  pickup: 'Pickup',
  quoted: 'Freight quoted',
}

/** After "freight", where a change is told. */
export const freightIs: Record<FreightTerms, string> = {
  included: 'included',
  buyer_arranges: 'arranged by the buyer',
  pickup: 'pickup',
  quoted: 'quoted by the seller',
}

/** What each means, shown where one is chosen. */
export const freightMeanings: Record<FreightTerms, string> = {
  included: 'Your price covers delivery to the buyer',
  buyer_arranges: 'The buyer books and pays a carrier, who collects from you',
  pickup: 'The buyer collects the goods where they ship from',
  quoted: 'You state the freight of each offer when you counter or accept it',
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '')

const termsByLetters = new Map<string, FreightTerms>([
  ...freightTerms.flatMap((terms) => [
    [lettersOf(terms), terms] as const,
    [lettersOf(freightTermsWords[terms]), terms] as const,
  ]),
  ...['prepaid', 'freightprepaid', 'delivered', 'yes'].map((word) => [word, 'included'] as const),
  ...['collect', 'freightcollect', 'fob', 'foborigin', 'buyerpays', 'buyerarranged'].map(
    (word) => [word, 'buyer_arranges'] as const,
  ),
  ...['pickuponly', 'localpickup', 'willcall', 'buyerpicksup'].map(
    (word) => [word, 'pickup'] as const,
  ),
  ...['quote', 'freightquote', 'tobequoted', 'quotedbyseller', 'freightquotedbytheseller'].map(
    (word) => [word, 'quoted'] as const,
  ),
])

/** The terms that a text names, by their value or as people write them. */
export const freightTermsOf = (text: string): FreightTerms | undefined =>
  termsByLetters.get(lettersOf(text))
