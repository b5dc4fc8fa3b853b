import { upload } from '#server/imports/testing/import-of.ts'
import type { Answer, Caller } from '#server/testing/caller.ts'

export const HEADER = 'UPC,Name,Quantity,MSRP,Condition,Category'

/** Four rows: 20 units of $310.00 at MSRP, the lowest of them open box. */
export const A_PALLET = `${HEADER}
036000291452,Fig candle,10,$19.50,New,Home
012345678905,"Pan, 12 in",4,25.00,Open box,Kitchen
,Wool throw,1,10.00,Shelf pull,Home
,Mystery box,5,1.00,,
`

/** Sends a file and makes a product the mixed lot of it. */
export async function putManifest(
  seller: Caller,
  id: number,
  csv: string | Uint8Array = A_PALLET,
): Promise<Answer> {
  const key = await upload(seller, csv)
  return seller.put(`/products/${id}/manifest`, { key, file_name: 'pallet 7.csv' })
}

/** A file with this many rows, each with a name of its own. */
export function manyRows(count: number) {
  const rows = Array.from({ length: count }, (_, at) => {
    const condition = ['New', 'Shelf pull', 'Open box'][at % 3]
    const category = ['Home', 'Kitchen & dining', 'Toys', 'Garden'][at % 4]
    return `,${words(at)} no. ${at},${1 + (at % 5)},${1 + (at % 9)}.50,${condition},${category}`
  })
  return [HEADER, ...rows].join('\n')
}

const NOUNS = ['candle', 'lamp', 'throw', 'vase', 'mug', 'clock', 'frame']
const KINDS = ['Fig', 'Cedar', 'Linen', 'Oak', 'Brass']
const words = (at: number) => `${KINDS[at % KINDS.length]} ${NOUNS[at % NOUNS.length]}`
