type Parcels = 'UPS' | 'FedEx' | 'USPS' | 'DHL'

/** What a tracking number says of itself. */
export type TrackingReading =
  | { is: 'parcel'; carrier: Parcels }
  /** Shaped like this carrier's, but its check digit does not fit. */
  | { is: 'mistyped'; carrier: Parcels }
  /** A number of pallets (PRO), which names no carrier. */
  | { is: 'freight' }

type Format = {
  carrier: Parcels
  shape: RegExp
  isRight: (digits: string) => boolean
  /** Only this carrier writes numbers so, so a wrong check digit is a slip. */
  isOwn?: boolean
}

/** In order: the first whose shape and check digit fit. */
const formats: readonly Format[] = [
  { carrier: 'UPS', shape: /^1Z[0-9A-Z]{16}$/, isRight: isRightAtUps, isOwn: true },
  { carrier: 'USPS', shape: /^[A-Z]{2}\d{9}US$/, isRight: isRightAbroad, isOwn: true },
  { carrier: 'DHL', shape: /^J?JD\d{16,18}$/, isRight: () => true },
  { carrier: 'FedEx', shape: /^\d{12}$/, isRight: isRightAtFedExExpress },
  { carrier: 'FedEx', shape: /^\d{15}$/, isRight: isRightByThrees },
  { carrier: 'FedEx', shape: /^96\d{20}$/, isRight: (all) => isRightByThrees(all.slice(-15)) },
  { carrier: 'FedEx', shape: /^9261\d{18}$/, isRight: isRightByThrees },
  { carrier: 'FedEx', shape: /^\d{20}$/, isRight: (all) => isRightByThrees(`92${all}`) },
  { carrier: 'USPS', shape: /^(\d{20}|9[1-5]\d{20})$/, isRight: isRightByThrees },
  { carrier: 'DHL', shape: /^\d{10}$/, isRight: isRightAtDhl },
]

/** Reads a tracking number, with spaces and dashes or without; undefined when it says nothing. */
export function readTracking(typed: string): TrackingReading | undefined {
  const number = withoutZip(typed.toUpperCase().replaceAll(/[\s-]+/g, ''))
  const shaped = formats.filter(({ shape }) => shape.test(number))
  const right = shaped.find(({ isRight }) => isRight(number))
  if (right) return { is: 'parcel', carrier: right.carrier }
  const own = shaped.find(({ isOwn }) => isOwn)
  if (own) return { is: 'mistyped', carrier: own.carrier }
  return PRO.test(number) ? { is: 'freight' } : undefined
}

const PRO = /^\d{7,11}$/

// A label's barcode begins with the address it goes to.
const withoutZip = (number: string) => number.replace(/^420\d{5}(?:\d{4})?(?=9[1-6]\d{20}$)/, '')

/** From the right, every other digit counts three times; the check digit brings the sum to a ten. */
function isRightByThrees(digits: string) {
  const [check, ...others] = Array.from(digits, Number).toReversed()
  const sum = others.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0)
  return (sum + (check ?? 0)) % 10 === 0
}

/** The same with twos from the second sign on; a letter counts as its place in the alphabet, and one more. */
function isRightAtUps(number: string) {
  const signs = Array.from(number.slice(2, -1), (sign) =>
    /\d/.test(sign) ? Number(sign) : (sign.charCodeAt(0) - 63) % 10,
  )
  const sum = signs.reduce((total, sign, at) => total + sign * (at % 2 === 0 ? 1 : 2), 0)
  return `${(10 - (sum % 10)) % 10}` === number.at(-1)
}

function isRightAtFedExExpress(digits: string) {
  return `${(weighed(digits.slice(0, -1), [3, 1, 7]) % 11) % 10}` === digits.at(-1)
}

/** The form that all postal services share. */
function isRightAbroad(number: string) {
  const rest = 11 - (weighed(number.slice(2, 10), [8, 6, 4, 2, 3, 5, 9, 7]) % 11)
  const check = { 10: 0, 11: 5 }[rest] ?? rest
  return `${check}` === number[10]
}

function isRightAtDhl(digits: string) {
  return `${Number(digits.slice(0, -1)) % 7}` === digits.at(-1)
}

const weighed = (digits: string, weights: readonly number[]) =>
  Array.from(digits, Number).reduce(
    (total, digit, at) => total + digit * (weights[at % weights.length] ?? 0),
    0,
  )
