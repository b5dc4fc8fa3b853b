import { upcsOf } from '#market/products/same-upc.ts'
import { WHOLE_ALONE } from './plurals.ts'
import { pluralsOf, singularOf } from './singular.ts'

/** Another way in which a word may be written; words that begin so are meant too, unless it is the whole one alone. */
export type WordForm = { word: string; isWhole: boolean }

/** How else a word may be written, but for what begins with it: of dresses dress, of scarf scarves, of a UPC its other lengths. */
export function formsOf(word: string): WordForm[] {
  if (isCode(word)) return formsOfCode(word)
  const singular = singularOf(word)
  const isWhole = WHOLE_ALONE.has(singular)
  const others = [...new Set([singular, ...pluralsOf(singular)])]
  // What begins with the word, or with another form of it, is found by that.
  const isFound = (form: string) =>
    [word, ...(isWhole ? [] : others)].some((each) => each !== form && form.startsWith(each))
  return others
    .filter((form) => form !== word && !isFound(form))
    .map((form) => ({ word: form, isWhole }))
}

/** Every whole word that is the same as this one. */
export function spellingsOf(word: string): string[] {
  if (isCode(word)) return [word, ...formsOfCode(word).map((form) => form.word)]
  const singular = singularOf(word)
  return [...new Set([word, singular, ...pluralsOf(singular)])]
}

const SHORTEST_CODE = 8
const isCode = (word: string) => /^\d{8,14}$/.test(word)

function formsOfCode(code: string): WordForm[] {
  const whole = [...new Set([code.replace(/^0+/, ''), ...upcsOf(code)])]
    .filter((each) => each !== code && each.length >= SHORTEST_CODE)
    .map((each) => ({ word: each, isWhole: true }))
  // While it is typed, a zero that a spreadsheet ate is missing already.
  if (code.length > 11 || code.startsWith('0')) return whole
  const zero = `0${code}`
  return [...whole.filter(({ word }) => word !== zero), { word: zero, isWhole: false }]
}
