const LONGEST = 12
const SHORTEST = 3

/** What the numbers of a shop's invoices begin with: the letters and digits of its name, and a number if it is taken. */
export function sellerCode(name: string, isTaken: (code: string) => boolean): string {
  const letters = name
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
  const base = letters.length < SHORTEST ? 'SHOP' : letters
  for (let count = 1; ; count++) {
    const end = count === 1 ? '' : String(count)
    const code = base.slice(0, LONGEST - end.length) + end
    if (!isTaken(code)) return code
  }
}
