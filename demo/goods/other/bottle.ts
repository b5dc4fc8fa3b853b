import type { Goods } from '../goods.ts'

export const bottle: Goods = {
  nouns: ['Insulated Bottle', 'Water Bottle', 'Steel Flask', 'Sport Bottle', 'Travel Bottle'],
  traits: ['Double-Wall', 'Powder-Coated', 'Leakproof', 'Wide-Mouth', 'Slim'],
  variants: ['17 oz', '20 oz', '24 oz', '32 oz'],
  facts: [
    'Cold for a day, hot for twelve hours, dry on the outside.',
    'Lid seals with a quarter turn and carries by a loop.',
    "Fits a car's cup holder, including that of a small car.",
    'Food-grade 18/8 steel; no taste of yesterday.',
    'Powder coat that shrugs off keys.',
  ],
  msrp: [16, 48],
  box: [3, 3, 10.5],
  weight: [14, 'oz'],
  innerQuantities: [6, 12, 24],
}
