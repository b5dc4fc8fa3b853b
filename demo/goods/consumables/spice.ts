import type { Goods } from '../goods.ts'

export const spice: Goods = {
  nouns: [
    'Smoked Paprika',
    'Garam Masala',
    'Everything Seasoning',
    'Taco Seasoning',
    'Ground Cinnamon',
    'Herb Salt',
  ],
  traits: ['Single-Origin', 'Organic', 'Coarse-Ground', 'House', 'Toasted'],
  variants: ['2 oz', '2.5 oz', '3 oz', '55 g'],
  facts: [
    'Ground the week it is filled, which is why the colour is loud.',
    'Glass jar with a sifter that turns from shake to spoon.',
    'Bought straight from growers, one harvest at a time.',
    'No anti-caking agent; give it a tap.',
    'Good on eggs, better on roast vegetables.',
  ],
  msrp: [5, 14],
  box: [2, 2, 4.2],
  weight: [3, 'oz'],
  innerQuantities: [6, 12, 24],
  shelfMonths: 24,
}
