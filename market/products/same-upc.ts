/** All lengths of a UPC as one, with the zeros that spreadsheets eat and other systems put before it. */
export const asGtin = (digits: string) => withoutZeros(digits).padStart(14, '0')

/** The same UPC as it may have been listed. */
export function upcsOf(upc: string): string[] {
  const digits = withoutZeros(upc)
  return [8, 12, 13, 14]
    .filter((length) => length >= digits.length)
    .map((length) => digits.padStart(length, '0'))
}

/** Finds what has a UPC, however many zeros it was listed with; what has just this one first. */
export function byUpc<Product>(listed: ReadonlyMap<string, Product>) {
  const byGtin = new Map([...listed].map(([upc, product]) => [asGtin(upc), product]))
  return (upc: string) => listed.get(upc) ?? byGtin.get(asGtin(upc))
}

const withoutZeros = (digits: string) => digits.replace(/^0+/, '')
