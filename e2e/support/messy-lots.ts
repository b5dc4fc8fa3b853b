import { withCheckDigit } from '#market/products/upc.ts'

type Lot = Record<
  'upc' | 'name' | 'photo' | 'msrp' | 'wholesale' | 'asking' | 'units' | 'model',
  string
>

/** The rows of a messy file that have something wrong, by their numbers in a spreadsheet, whose header is row 1. */
export const SPOILT = {
  missingMsrp: [2, 5, 8, 20, 40, 60, 80, 100, 120],
  aboveMsrp: [3, 30, 90, 199],
  unclearUnits: [4, 150],
  blockedPhoto: [6, 180],
}

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

export function aMessyFile() {
  const lots = goodLots(200)
  const spoil = (rows: readonly number[], with_: Partial<Lot>) => {
    for (const row of rows) Object.assign(lots[row - 2] ?? {}, with_)
  }
  spoil(SPOILT.missingMsrp, { msrp: '' })
  spoil(SPOILT.aboveMsrp, { asking: '52.00' })
  spoil(SPOILT.unclearUnits, { units: '1.200,00' })
  spoil(SPOILT.blockedPhoto, { photo: 'https://imgur.com/x.jpg' })
  return fileOf(lots)
}
