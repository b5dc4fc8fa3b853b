import { withCheckDigit } from '#market/products/upc.ts'

export type Lot = Record<
  'upc' | 'name' | 'photo' | 'msrp' | 'wholesale' | 'asking' | 'units' | 'model',
  string
>

const HEADER = 'UPC;Title;Photo URL;Unit MSRP;Unit Wholesale;Unit Asking Price;Qty;Model;Colour'

/** A file as a seller has it: semicolons, headers of their own, and what goes wrong in some of its rows. */
export const fileOf = (lots: readonly Lot[]) =>
  Buffer.from(
    [
      HEADER,
      ...lots.map(({ upc, name, photo, msrp, wholesale, asking, units, model }) =>
        [upc, name, photo, msrp, wholesale, asking, units, model, 'red'].join(';'),
      ),
    ].join('\r\n'),
  )

export function goodLots(count: number): Lot[] {
  return Array.from({ length: count }, (_, at) => ({
    upc: withCheckDigit(String(84_217_000_000 + at)),
    name: `Lot number ${at + 1}`,
    photo: `https://photos.invalid/${at}.jpg`,
    msrp: '28.00',
    wholesale: '12.00',
    asking: '7.80',
    units: '1,200',
    model: `M-${at}`,
  }))
}
