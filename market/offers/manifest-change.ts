import { inDigits } from '#market/in-digits.ts'
import { formatUsd, type Cents } from '#market/money.ts'
import { conditionWords, type ProductCondition } from '#market/products/product-condition.ts'

/** What a manifest comes to. */
export type ManifestFigures = {
  rows: number
  units: number
  retail_cents: Cents
  condition: ProductCondition
}

/** The manifest at the time of a turn and the current one; null where there was, or is, no manifest. */
export type ManifestChange = { sent: ManifestFigures | null; now: ManifestFigures | null }

type Turn = 'offer' | 'counter'

/** That a lot holds something else since the turn, and which of the two an order would hold. */
export function manifestChangeWords({ sent, now }: ManifestChange, turn: Turn): string {
  const since = `since this ${turn} was sent`
  if (!sent)
    return `A manifest was added ${since}${now ? `: ${unitsOf(now)}` : ''}. It isn’t part of the ${turn}.`
  const stays = `The ${turn} is for the manifest as it was then.`
  if (!now) return `The manifest of ${unitsOf(sent)} was removed ${since}. ${stays}`
  return `The manifest changed ${since}: ${differences(sent, now)}. ${stays}`
}

function differences(sent: ManifestFigures, now: ManifestFigures) {
  const told = [
    `${inDigits(sent.units)} → ${inDigits(now.units)} units`,
    `${formatUsd(sent.retail_cents)} → ${formatUsd(now.retail_cents)} at MSRP`,
    `${inDigits(sent.rows)} → ${inDigits(now.rows)} rows`,
    `lowest condition ${conditionWords[sent.condition]} → ${conditionWords[now.condition]}`,
  ]
  const isOther = [
    sent.units !== now.units,
    sent.retail_cents !== now.retail_cents,
    sent.rows !== now.rows,
    sent.condition !== now.condition,
  ]
  return told.filter((_, at) => isOther[at]).join(', ') || 'different rows with the same totals'
}

const unitsOf = ({ units }: ManifestFigures) =>
  `${inDigits(units)} ${units === 1 ? 'unit' : 'units'}`
