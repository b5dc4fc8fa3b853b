import { withCheckDigit } from '#market/products/upc.ts'

const HOSTS_OF_A_SELLER = 200

/** A file with this many lots with two photos each, on hosts that accept connections and never answer. */
export const fileWithSilentPhotos = (lots: number, seller: number) =>
  [
    'UPC,Product Name,Photo URL,Photo URL 2,Unit MSRP,Unit Wholesale,Unit Asking Price,Units',
    ...Array.from({ length: lots }, (_, at) => {
      const host = `http://93.184.${seller}.${at % HOSTS_OF_A_SELLER}`
      const photos = `${host}/${at}-1.jpg,${host}/${at}-2.jpg`
      return `${withCheckDigit(String(50_000_000_000 + at))},Mug ${at},${photos},40,20,10,7`
    }),
  ].join('\n')

/** A small file, its photos in our own storage. */
export const smallFile = (lots: number) =>
  [
    'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units',
    ...Array.from(
      { length: lots },
      (_, at) =>
        `${withCheckDigit(String(60_000_000_000 + at))},Cup ${at},/photos/cup/800.webp,40,20,10,7`,
    ),
  ].join('\n')
