import { inDigits } from '#market/in-digits.ts'

const THOUSAND = 1000
const LETTERS = ['', 'k', 'm', 'bn']

/** "12.5k", for axes and other narrow places: without the browser's tables, as `inDigits`. */
export function quantityBrief(quantity: number): string {
  const size = Math.abs(quantity)
  let figure = inTenths(size)
  let step = 0
  // What rounds to a thousand is one of the next.
  while (figure >= THOUSAND && step < LETTERS.length - 1) {
    step += 1
    figure = inTenths(size, THOUSAND ** step)
  }
  return `${quantity < 0 && figure > 0 ? '-' : ''}${inDigits(figure)}${LETTERS[step]}`
}

/** "$3.4m" of an amount in cents. */
export function usdBrief(amount: number): string {
  const words = quantityBrief(amount / 100)
  return words.startsWith('-') ? `-$${words.slice(1)}` : `$${words}`
}

const inTenths = (size: number, of = 1) => Math.round((size * 10) / of) / 10
