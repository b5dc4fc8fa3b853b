/** A number with its unit in a text, as one word, and where it stands. */
type Measure = {
  word: string
  start: number
  end: number
  /** As it is written in one with its unit, if it is, and how it is read apart. */
  close: string | undefined
  apart: string
}

/**
 * Every number with its unit: 12 oz, 12-oz, 12oz, 12 fl. oz and 12 ounces are all 12oz. The database reads them in the same
 * way, by its function `measures_in`.
 */
export function measuresIn(folded: string): Measure[] {
  const tokens = [...folded.matchAll(/[a-z0-9./,-]+/g)].map(({ 0: text, index }) => ({
    text,
    index,
    core: text.replace(/[./,-]+$/, ''),
  }))
  return tokens.flatMap(({ text, index, core }, at) => {
    const close = core.replace(/^[0-9./,-]+/, '')
    const figures = core.slice(0, core.length - close.length).replace(/-+$/, '')
    // Of a range the last number.
    const number = figures.slice(figures.lastIndexOf('-') + 1)
    if (!/^[0-9]/.test(text) || !/^[0-9]/.test(number)) return []
    const next = tokens[at + 1]
    const unit =
      close === '' || close === 'fl' ? (next?.core === 'fl' ? tokens[at + 2] : next) : undefined
    const isCut = unit !== undefined && text !== core && text !== `${core}-`
    const name = unitOf.get(unit ? unit.core : close)
    if (name === undefined || isCut) return []
    return [
      {
        word: number.replaceAll(',', '') + name,
        start: index + figures.length - number.length,
        end: unit ? unit.index + unit.core.length : index + core.length,
        close: unit ? undefined : core,
        apart: `${figures} ${close}`,
      },
    ]
  })
}

/** The text with a blank before a unit that stands close to a fraction, so that 1.5oz holds no 5oz. */
export const withUnitsApart = (folded: string, measures: readonly Measure[]): string =>
  measures.reduce(
    (text, { close, apart }) =>
      close !== undefined && /[./]/.test(close) ? text.replaceAll(close, apart) : text,
    folded,
  )

/** What comes by the pack, as a word of two parts. */
export const withCountsInOne = (folded: string): string => folded.replaceAll(counted, '$1-$2')

const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  oz: ['oz', 'ozs', 'ounce', 'ounces'],
  lb: ['lb', 'lbs', 'pound', 'pounds'],
  g: ['g', 'gr', 'gram', 'grams'],
  kg: ['kg', 'kgs'],
  mg: ['mg'],
  ml: ['ml', 'milliliter', 'milliliters'],
  cl: ['cl'],
  l: ['l', 'liter', 'liters', 'litre', 'litres'],
  gal: ['gal', 'gals', 'gallon', 'gallons'],
  qt: ['qt', 'qts', 'quart', 'quarts'],
  in: ['in', 'inch', 'inches'],
  ft: ['ft', 'foot', 'feet'],
  yd: ['yd', 'yds', 'yard', 'yards'],
  mm: ['mm'],
  cm: ['cm'],
  m: ['m', 'meter', 'meters'],
  w: ['w', 'watt', 'watts'],
  v: ['v', 'volt', 'volts'],
  mah: ['mah'],
  mb: ['mb'],
  gb: ['gb'],
  tb: ['tb'],
}

const unitOf = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, spellings]) =>
    spellings.map((spelling) => [spelling, unit] as const),
  ),
)

const counted =
  /(?<![a-z0-9])(?<![a-z0-9][-./])([0-9]{1,6})[ -]*(ct|count|pk|packs?|pcs?|pieces?|set)(?!-?[a-z0-9])/g
