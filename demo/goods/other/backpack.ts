import type { Goods } from '../goods.ts'

export const backpack: Goods = {
  nouns: ['Daypack', 'School Backpack', 'Laptop Backpack', 'Commuter Pack', 'Weekend Backpack'],
  traits: ['Recycled-Canvas', 'Water-Resistant', 'Roll-Top', '18-Litre', '24-Litre', 'Padded'],
  facts: [
    'A sleeve for a fifteen-inch laptop that floats above the floor of the bag.',
    'Shoulder straps are cut for two kinds of shoulders.',
    'Zips are sealed, pulls are cord, nothing jingles.',
    'Bottle pocket that really holds a bottle.',
    'Luggage strap on the back panel.',
  ],
  msrp: [38, 140],
  box: [17, 12, 6],
  weight: [1.9, 'lbs'],
  innerQuantities: [2, 4, 6],
}
