import type { ProductCategory } from '#market/categories.ts'
import type { Voice } from './brands/brand.ts'

/** `{noun}`, `{line}` and `{brand}` stand for the lot's own words. */
export const openers: Record<Voice, readonly string[]> = {
  plain: [
    'For daily use, and for years of it.',
    'The {line} {noun}, from our core range.',
    'Straightforward, well made and easy to sell.',
    'Part of {line}, our longest-running series.',
    'A dependable reorder for more than four years.',
    'What most of our accounts start with.',
    'From the {line} range by {brand}.',
    'Does one thing and does it properly.',
  ],
  warm: [
    'We have made the {line} {noun} since our second year.',
    'This is the one customers write to us about.',
    'Our {line} pieces begin as a sketch on the kitchen table; this one hardly changed.',
    'Made slowly, in good company.',
    'A quiet favourite of the shops that know us best.',
    'Named after the lane behind our first workshop.',
    'There is a little more care in the {line} {noun} than the price suggests.',
    'If we could keep only a handful of things, the {line} {noun} would be among them.',
  ],
  technical: [
    '{line} series, second generation.',
    'Built to the {line} specification, revised this year.',
    'Third revision of the {line} {noun}, with changes asked for by retailers.',
    'Tested before release; data sheet on request.',
    'Specified for heavy use, priced for everyday sale.',
    'Every {line} batch is sampled and signed off.',
    'Designed around one requirement: fewer returns.',
    '{brand} {line}: measured, documented, traceable.',
  ],
  playful: [
    'Meet {line}. It has been waiting in our warehouse with its coat on.',
    'Some things sell themselves. The {line} {noun} did, mostly.',
    'We may have ordered a few too many. You are welcome.',
    'Cheerful on a shelf, better in use.',
    'Smile included.',
    'Our office looks, smells and sounds the way it does because of the {line} {noun}.',
    'Easy to love, easier to stack.',
    'Pick it up once and you will see.',
  ],
}

/** Why the lot is for sale. */
export const reasons: readonly string[] = [
  'Overstock after a strong pre-order season; all units first quality.',
  'Previous packaging; the product inside has not changed.',
  'Discontinued colour, complete inner packs.',
  'From a cancelled department-store order, never opened.',
  'Seasonal run, listed now to make room for spring.',
  'End of line. When these are gone, they are gone.',
  'Surplus from a promotion that ended early.',
  'We changed barcodes in the summer; these carry the earlier one.',
  'Stored in a climate-controlled warehouse, ready to ship within three business days.',
  'Sold by the inner pack. Pallet prices on request.',
  'Customer returns are excluded; this is new stock only.',
  'A second production run arrived late, and the moment had passed.',
  'Excess from our own web shop.',
  'Closing out this size before the new range arrives.',
  'No regional restrictions. Please do not resell on third-party marketplaces.',
  'Minimum advertised price does not apply to this lot.',
]

/** True of nearly everything in a category. */
export const assurances: Record<ProductCategory, readonly string[]> = {
  apparel: [
    'Fibre and care labels meet US rules.',
    'Poly-bagged singly, size sticker on the outside.',
    'Hang tags attached, with MSRP.',
    'Size curve is 1-2-2-1 unless asked otherwise.',
  ],
  beauty: [
    'Sealed, batch-coded, never testers.',
    'Full ingredient lists and safety sheets on file.',
    'Made in a GMP-audited facility.',
    'Cruelty-free.',
  ],
  consumables: [
    'Kosher-certified kitchen.',
    'Lot codes and dates photographed before shipping.',
    'Allergen panel in the product photos on request.',
    'Stored dry and below 75 °F.',
  ],
  footwear: [
    'Boxed by pair, barcode on the short end.',
    'Widths run regular.',
    'Size runs are complete unless the listing says otherwise.',
    'First quality, no blemishes.',
  ],
  home: [
    'Retail box with photo, master carton drop-tested.',
    'Breakage below half a percent on the last ten shipments.',
    'Prop 65 compliant.',
    'Barcode on each unit.',
  ],
  pet: [
    'Peg-ready packaging.',
    'Tested for the safety standard of infant toys.',
    'Suits shelf or parcel.',
    'Batch code on every unit.',
  ],
  toys: [
    'CPSIA certificates on file.',
    'Gift-ready box with window.',
    'No batteries needed.',
    'Age grade printed on front.',
  ],
  other: [
    'Retail box, hang-hole and barcode.',
    'One-year warranty is passed on to your customers.',
    'Manual in English, Spanish and French where there is one.',
    'Individually boxed, master carton of strong double wall.',
  ],
}

export const tags: readonly string[] = [
  'Overstock',
  'Closeout',
  'Seasonal',
  'New Packaging',
  'Gift',
  'Bestseller',
  'Small Batch',
  'Made in USA',
  'Eco-Friendly',
  'Women-Owned',
  'Display Ready',
  'Last Units',
]
