// Within one address a comma, a semicolon and a bar are lawful, at its end too.
const STRAY = /(?:\s+[\s,;|]*|(\.(?:jpe?g|png|gif|webp|avif))[,;|]+)$/i
/** Where one address ends and the next begins: a comma within an address is part of it. */
const BETWEEN = /[\s,;|]+(?=https?:\/\/)/i

/**
 * The addresses of photos that a cell names, one after the other; a formula that shows a picture names its
 * address. What is no address is given back as it stands, to be refused in words.
 */
export function photosIn(cell: string): string[] {
  const text = formulaAddress(cell) ?? cell
  return text
    .split(BETWEEN)
    .map(asAddress)
    .filter((address) => address !== '')
}

/** `=IMAGE("https://…")` and `=HYPERLINK("https://…","Photo")`, as a CSV keeps them. */
const formulaAddress = (cell: string) =>
  /^=\s*(?:_xlfn\.)?(?:IMAGE|HYPERLINK)\(\s*"([^"]+)"/i.exec(cell)?.[1]

function asAddress(piece: string) {
  const bare = piece.replace(/^[\s,;|]+/, '').replace(STRAY, '$1')
  if (bare.startsWith('//')) return `https:${bare}`
  return /^www\./i.test(bare) ? `https://${bare}` : bare
}
