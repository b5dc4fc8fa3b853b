import type { Goods } from '../goods.ts'

export const socks: Goods = {
  nouns: ['Crew Socks', 'Trail Socks', 'Dress Socks', 'Cushioned Socks', 'Weekend Socks'],
  traits: [
    'Merino-Blend',
    'Combed-Cotton',
    'Compression-Arch',
    'Ribbed',
    'Terry-Sole',
    'Seamless-Toe',
  ],
  variants: ['3-Pack', '4-Pack', '6-Pack', 'Gift Box of 3'],
  sizes: ['S/M', 'M/L', 'L/XL', 'One Size'],
  genders: ['unisex', 'm', 'f'],
  facts: [
    'Hand-linked toes leave nothing to rub.',
    'Terry loops under heel and ball, thin over the instep so they fit in shoes.',
    'A knit-in arch band keeps them from sliding round.',
    'Reinforced where socks give up first.',
    'Each pair comes on a kraft header with a hook.',
    'Washed forty times in our test, with less than four percent shrinkage.',
  ],
  msrp: [9, 32],
  box: [10, 4, 1.2],
  weight: [3, 'oz'],
  innerQuantities: [12, 24, 36],
}
