// The longest word that search servers keep; of longer ones they keep the beginning.
const LONGEST = 41
// From here on, code points belong to nobody: what search servers don't take is written with them.
const HIGH = 0xe000
const LOW = 0xe800

/**
 * A word as search servers index it, so that one word begins with another just when they do here. They take lower-case
 * letters and digits up to U+FFFF; anything else is written as two letters of the private use area.
 */
export const indexedWord = (word: string): string => Array.from(word, indexedLetter).join('')

/** Whether a search server can tell what begins with the word, or is the word. */
export const canBeSearched = (word: string) => Array.from(indexedWord(word)).length <= LONGEST

function indexedLetter(letter: string): string {
  if (/^[0-9a-z]$/.test(letter)) return letter
  const code = letter.codePointAt(0) ?? 0
  const isTaken = code >= 0xaa && code < 0xffff && (code < HIGH || code >= 0xf900)
  return isTaken ? letter : String.fromCodePoint(HIGH + (code >> 10), LOW + (code & 0x3ff))
}
