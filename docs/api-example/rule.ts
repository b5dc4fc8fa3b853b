import type { Line } from './api.ts'

const ACCEPT_FROM = 0.9
const COUNTER_FROM = 0.6

export type Answer =
  | { act: 'accept' }
  | { act: 'counter'; prices: { id: string; unit_price: number }[] }
  | { act: 'reject' }

/** Accepts near the asking price, declines far below it, and names a price in between. */
export function answerTo(lines: Line[]): Answer {
  if (lines.some((line) => line.unit_price < COUNTER_FROM * asked(line))) return { act: 'reject' }
  const low = lines.filter((line) => line.unit_price < ACCEPT_FROM * asked(line))
  if (low.length === 0) return { act: 'accept' }
  const prices = low.map((line) => ({
    id: line.id,
    unit_price: Math.ceil(ACCEPT_FROM * asked(line)),
  }))
  return { act: 'counter', prices }
}

const asked = ({ asking_price_cents, unit_price }: Line) => asking_price_cents ?? unit_price
