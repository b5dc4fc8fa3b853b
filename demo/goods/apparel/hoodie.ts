import type { Goods } from '../goods.ts'

export const hoodie: Goods = {
  nouns: [
    'Pullover Hoodie',
    'Heavyweight Hoodie',
    'Campus Hoodie',
    'Fleece Hoodie',
    'Zip-Neck Hoodie',
  ],
  traits: ['Garment-Dyed', 'Brushed-Back', 'Loopback', 'Organic Cotton', 'Boxy-Fit', 'Washed'],
  sizes: ['S', 'M', 'L', 'XL', 'XXL', 'Size Run S-XXL'],
  genders: ['unisex', 'm', 'f'],
  facts: [
    'Fourteen-ounce fleece with a face smooth enough to print on.',
    'The hood is lined in jersey and holds its shape without a wire.',
    'Flat drawcords with metal tips, a kangaroo pocket with bar-tacked corners.',
    'Dyed as a finished garment, which gives every piece slightly worn edges.',
    'Ribbed side panels keep it from riding up on the shoulders of active people.',
    'Fits true to size with room for a layer below.',
  ],
  msrp: [48, 110],
  box: [15, 12, 3],
  weight: [1.6, 'lbs'],
  innerQuantities: [4, 6, 12],
}
