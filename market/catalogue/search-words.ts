/** A word as it was written, in its parts: "t-shirt" has two. */
export type WrittenWord = readonly string[]

/** Of a longer word its beginning is kept. */
const LONGEST_WORD = 64

/**
 * A text as search reads it: in small letters without accents, words ending at everything that is no letter or digit.
 * The database reads the texts of products in the same way, by its functions `folded` and `words_in`.
 */
export const wordsWritten = (text: string): WrittenWord[] =>
  folded(text)
    .split(betweenWords)
    .map((word) => word.split(betweenParts).filter(Boolean).map(kept))
    .filter((parts) => parts.length > 0)

/** The words a text is found by: every part, and every word as if it had been written in one. */
export const wordsIn = (text: string): Set<string> =>
  new Set(wordsWritten(text).flatMap((parts) => [...parts, inOne(parts)]))

export const inOne = (parts: WrittenWord) => kept(parts.join(''))

const kept = (word: string) => Array.from(word).slice(0, LONGEST_WORD).join('')

function folded(text: string) {
  return Array.from(text.toWellFormed().normalize('NFKD'), (letter) => {
    return plainLetters.get(letter) ?? letter
  }).join('')
}

// What Unicode does not take apart by itself, and the small letter of every capital of three alphabets:
// what a database makes of capitals depends on how it was set up.
const LETTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZØøĐđÐðĦħıŁłŊŋŦŧΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІҐ'
const PLAIN =
  'abcdefghijklmnopqrstuvwxyzooddddhhillnnttαβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюяєіґ'
const DOUBLED = { Æ: 'ae', æ: 'ae', Œ: 'oe', œ: 'oe', ß: 'ss', ẞ: 'ss', Þ: 'th', þ: 'th' }
const SILENT = ["'", '’', '‘', 'ʼ', ...lettersBetween(0x300, 0x36f)]

const plainLetters = new Map([
  ...Array.from(LETTERS, (letter, at) => [letter, Array.from(PLAIN)[at] ?? letter] as const),
  ...Object.entries(DOUBLED),
  ...SILENT.map((letter) => [letter, ''] as const),
])

function lettersBetween(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
}

const CONNECTORS = String.raw`\-_\/.&+`
// All of ASCII and Latin-1 but small letters and digits, then the blocks of punctuation, symbols and pictures.
const SEPARATORS = String.raw`\0-\/:-\x60{-\xbf×÷\u02b0-\u02ff\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufe00-\ufe6f\ufff0-\uffff\u{1f000}-\u{1faff}\u{e0000}-\u{e0fff}`
const betweenParts = new RegExp(`[${CONNECTORS}]+`, 'u')
const betweenWords = new RegExp(`(?![${CONNECTORS}])[${SEPARATORS}]`, 'u')
