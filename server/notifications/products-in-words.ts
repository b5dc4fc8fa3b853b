/** The products of an offer or order in a few words: "Canvas tote and 2 more products". */
export function productsInWords(lines: readonly { name: string }[]) {
  const [first, ...others] = lines
  if (!first) return undefined
  if (others.length === 0) return first.name
  return `${first.name} and ${others.length} more ${others.length === 1 ? 'product' : 'products'}`
}
