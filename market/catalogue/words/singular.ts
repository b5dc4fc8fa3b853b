import {
  IRREGULAR_ENDINGS,
  IRREGULAR_WORDS,
  NO_PLURALS,
  NOUNS_IN_E,
  NOUNS_IN_IE,
  PLURALS_IN_US_OR_IS,
  SINGULARS_IN_S,
} from './plurals.ts'

/** The singular of an English word in small letters, by which singular and plural are one word; of any other the word itself. */
export function singularOf(word: string): string {
  if (!/^[a-z]{3,}$/.test(word) || NO_PLURALS.has(word)) return word
  const irregular = irregularSingular(word)
  if (irregular !== undefined) return irregular
  return isRegularPlural(word) ? withoutPlural(word) : word
}

/** How the plural of a singular may be written. */
export function pluralsOf(singular: string): string[] {
  const irregular = IRREGULAR_WORDS.filter(([one]) => one === singular).map(([, many]) => many)
  const ending = IRREGULAR_ENDINGS.find(([one]) => singular.endsWith(one))
  if (ending) irregular.push(singular.slice(0, -ending[0].length) + ending[1])
  if (/^[a-z]+[b-df-hj-np-tv-xz]y$/.test(singular)) return [`${singular.slice(0, -1)}ies`]
  return [...irregular, `${singular}s`]
}

function irregularSingular(word: string): string | undefined {
  const exact = IRREGULAR_WORDS.find(([, many]) => many === word)
  if (exact) return exact[0]
  const ending = IRREGULAR_ENDINGS.find(([, many]) => word.endsWith(many))
  return ending && word.slice(0, -ending[1].length) + ending[0]
}

function isRegularPlural(word: string): boolean {
  if (!word.endsWith('s') || word.endsWith('ss') || SINGULARS_IN_S.has(word)) return false
  if (/[ui]s$/.test(word)) return PLURALS_IN_US_OR_IS.has(word)
  // TVs and lbs, but not gas.
  return word.length > 3 || !/[aeiouy]/.test(word)
}

function withoutPlural(word: string): string {
  const withoutS = word.slice(0, -1)
  const withoutEs = word.slice(0, -2)
  if (NOUNS_IN_IE.has(withoutS) || NOUNS_IN_E.has(withoutS)) return withoutS
  if (/.[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|zz|tz|o)es$/.test(word) || SINGULARS_IN_S.has(withoutEs)) return withoutEs
  return withoutS
}
