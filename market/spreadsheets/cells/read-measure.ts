import { plainFigure } from './plain-cell.ts'

const AMOUNT = String.raw`(?<whole>\d{1,9}|\d{1,3}(?:,\d{3})+)?(?:\.(?<decimals>\d+))?(?:[ \u00A0-]?(?<over>\d)\/(?<under>2|4|8|16))?`
const MEASURE = new RegExp(String.raw`^${AMOUNT}[ \u00A0]*(?<unit>[a-z]+\.?|["”]|′′)?$`, 'i')

/** A figure with the word behind it, as it was written: "12.5 in", `8"`, "12 1/2". */
function readMeasure(cell: string) {
  const { whole, decimals, over, under, unit } = MEASURE.exec(plainFigure(cell))?.groups ?? {}
  if (whole === undefined && decimals === undefined && over === undefined) return undefined
  // 1.2/2 is neither a decimal nor a fraction.
  if (decimals !== undefined && over !== undefined) return undefined
  const fraction = over && under ? Number(over) / Number(under) : 0
  const amount = Number(`${whole?.replaceAll(',', '') ?? 0}.${decimals ?? 0}`) + fraction
  return { amount, unit: unit?.toLowerCase().replace(/\.$/, '') }
}

/** How many of our units one of these is; ours are kept as they are written. */
type Units = ReadonlyMap<string, number>

const CENTIMETERS_AN_INCH = 2.54
const LENGTHS: Units = new Map([
  ...inEach(['in', 'ins', 'inch', 'inches', '"', '”', '′′'], 1),
  ...inEach(['ft', 'foot', 'feet'], 12),
  ...inEach(['cm', 'centimeter', 'centimeters'], 1 / CENTIMETERS_AN_INCH),
  ...inEach(['mm', 'millimeter', 'millimeters'], 0.1 / CENTIMETERS_AN_INCH),
  ...inEach(['m', 'meter', 'meters'], 100 / CENTIMETERS_AN_INCH),
])

/** What a measure comes to in our units, and whether that is another figure than the cell has. */
export type Converted<Unit> = { amount: number; unit: Unit; isConverted: boolean }

/** A length in inches, which is what a figure alone is. */
export function readLength(cell: string): Converted<'in'> | undefined {
  const read = readMeasure(cell)
  const times = LENGTHS.get(read?.unit ?? 'in')
  return read && times !== undefined
    ? { amount: read.amount * times, unit: 'in', isConverted: times !== 1 }
    : undefined
}

type WeightUnit = 'lbs' | 'oz'
type WeightIn = { unit: WeightUnit; times: number }

const GRAMS_A_POUND = 453.592_37
const OUNCES_A_POUND = 16
/** Kilograms become pounds; grams, which are small, ounces. */
const WEIGHTS: ReadonlyMap<string, WeightIn> = new Map([
  ...inEach<WeightIn>(['lb', 'lbs', 'pound', 'pounds'], { unit: 'lbs', times: 1 }),
  ...inEach<WeightIn>(['oz', 'ozs', 'ounce', 'ounces'], { unit: 'oz', times: 1 }),
  ...inEach<WeightIn>(['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'], {
    unit: 'lbs',
    times: 1000 / GRAMS_A_POUND,
  }),
  ...inEach<WeightIn>(['g', 'gr', 'gram', 'grams'], {
    unit: 'oz',
    times: OUNCES_A_POUND / GRAMS_A_POUND,
  }),
])

function inEach<Value>(words: readonly string[], value: Value) {
  return words.map((word) => [word, value] as const)
}

const unitNamed = (word: string) => WEIGHTS.get(word.toLowerCase().replaceAll(/[^a-z]/g, ''))

/** The unit of weight that a cell names: ours, or the one of ours that it is converted to. */
export const weightUnitOf = (cell: string) => unitNamed(cell)?.unit

/**
 * A weight by its cell and the cell of its unit, either of which may say the unit. Undefined for what is no weight,
 * and where they say different units.
 */
export function readWeight(
  cell: string,
  unitCell: string,
): Converted<WeightUnit> | 'no unit' | undefined {
  const read = readMeasure(cell)
  if (!read) return undefined
  const own = read.unit === undefined ? undefined : unitNamed(read.unit)
  if (read.unit !== undefined && !own) return undefined
  const beside = unitCell ? unitNamed(unitCell) : undefined
  const unit = own ?? beside
  if (!unit) return 'no unit'
  if (own && beside && own !== beside) return undefined
  return { amount: read.amount * unit.times, unit: unit.unit, isConverted: unit.times !== 1 }
}
