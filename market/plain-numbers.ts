// Signs and blanks that people and programs put between the letters and the digits, those that nobody sees among them.
const BETWEEN = String.raw`[\s#＃:_.\p{Pd}\u2212\p{Cf}]*`
const PREFIX = String.raw`[pｐ]\.?\s?[oｏ]\.?|[oｏ]`
const DIGITS = String.raw`[\d０-９]+`
const WRITTEN = new RegExp(
  String.raw`\p{Cf}*(?<![\p{L}\p{N}][\p{Pd}\p{Cf}_.]*)(?:[#＃]\s*)?(?:(${PREFIX})(${BETWEEN}))?(${DIGITS})\p{Cf}*(?![\p{L}\p{N}]|[.,]\d)`,
  'giu',
)

// Apart from its digits, a lone letter o is a word. No number of ours is shorter.
const SHORTEST = 5

/** A search in which numbers of orders and offers stand as we write them, PO-10095 and O-10149 (decision I23). */
export const plainNumbers = (typed: string) =>
  typed.replace(WRITTEN, (...[written = '', prefix = '', between = '', digits = '']: string[]) => {
    const letters = plain(prefix)
    const number = plain(digits)
    if (letters === '') return number
    const isApart = letters.length === 1 && /^\s+$/.test(between)
    if (isApart && number.length < SHORTEST) return written
    return `${letters}-${number.replace(/^0+(?=\d)/, '')}`
  })

const plain = (text: string) => text.normalize('NFKC').replaceAll(/[.\s]/g, '')
