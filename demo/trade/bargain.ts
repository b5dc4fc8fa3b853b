import { cents, type Cents } from '#market/money.ts'
import type { Seeded } from '../seeded.ts'
import type { DemoLine } from './demo-offer.ts'

/**
 * The lines as each side wrote them, turn by turn: the buyer opens low and comes up, the seller starts
 * near asking and comes down, and they never cross.
 */
export function bargain(lines: readonly DemoLine[], turns: number, chance: Seeded): DemoLine[][] {
  const opening = chance.between(0.7, 0.92)
  return Array.from({ length: turns }, (_, turn) => {
    const share = shareOfAsking(opening, turn)
    return lines.map((line) => ({ ...line, unitPrice: priced(line.askingPrice, share) }))
  })
}

function shareOfAsking(opening: number, turn: number): number {
  const gap = 1 - opening
  const round = Math.floor(turn / 2)
  return turn % 2 === 0 ? opening + gap * 0.3 * round : 1 - gap * (0.25 + 0.15 * round)
}

function priced(asking: Cents, share: number): Cents {
  const step = asking >= 2_00 ? 5 : 1
  return cents(Math.max(1, Math.min(asking, Math.round((asking * share) / step) * step)))
}
