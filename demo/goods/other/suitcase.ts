import type { Goods } from '../goods.ts'

export const suitcase: Goods = {
  nouns: ['Carry-On Suitcase', 'Hardside Spinner', 'Check-In Suitcase', 'Cabin Case'],
  traits: ['Polycarbonate', 'Expandable', 'Silent-Wheel', '21-Inch', '24-Inch', 'Lightweight'],
  facts: [
    'Shell flexes and comes back; corners are doubled.',
    'Wheels with bearings, replaceable in five minutes.',
    "Lock opened by code or by the inspector's key.",
    'Compression panel on one side, zipped mesh on the other.',
    'Meets the cabin size of every carrier we could find.',
  ],
  msrp: [88, 260],
  box: [22, 14, 9],
  weight: [7.2, 'lbs'],
  innerQuantities: [1, 2],
}
