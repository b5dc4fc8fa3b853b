import type { Goods } from '../goods.ts'

export const tube: Goods = {
  nouns: [
    'Hand Cream',
    'Face Wash',
    'Daily SPF 30 Lotion',
    'Body Polish',
    'Foot Balm',
    'Gel Cleanser',
  ],
  traits: ['Almond', 'Mineral', 'Cooling', 'Gentle', 'Cica', 'Overnight'],
  variants: ['2 oz', '3.4 oz', '75 ml', '5 oz'],
  facts: [
    'Rubs in within a minute and leaves no print on a keyboard.',
    'Aluminium-look tube with a flat cap, so that it stands on the shelf.',
    'Urea and glycerin do the work; almond does the smell.',
    'No white cast on any skin we tried it on.',
    'Sized for hand luggage.',
    'Non-comedogenic and tested for sensitivity.',
  ],
  msrp: [9, 38],
  box: [2.2, 1.4, 6.4],
  weight: [4.5, 'oz'],
  innerQuantities: [12, 24],
  shelfMonths: 24,
}
