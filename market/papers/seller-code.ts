const LONGEST = 8
const SHORTEST = 3

const isLong = (word: string) => word.length >= SHORTEST

/** What the numbers of a shop's invoices begin with: the first word of its name, and a number if that is taken. */
export function sellerCode(name: string, isTaken: (code: string) => boolean): string {
  const words = name
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[\p{M}'’]/gu, '')
    .split(/[^A-Z0-9]+/)
  const base = words.find(isLong) ?? [words.join('')].find(isLong) ?? 'SHOP'
  for (let count = 1; ; count++) {
    const end = count === 1 ? '' : String(count)
    const code = base.slice(0, LONGEST - end.length) + end
    if (!isTaken(code)) return code
  }
}
