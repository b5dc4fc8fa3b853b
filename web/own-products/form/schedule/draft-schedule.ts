import type { PriceStep } from '#market/products/schedule/price-schedule.ts'

/** A step as it stands in the form: what is not typed yet is null. */
export type StepDraft = { [figure in keyof PriceStep]: PriceStep[figure] | null }

const FIRST: StepDraft = { days: 180, percent: 10 }

/** What one more step begins with: half the days, ten percent more. */
export function nextStep(steps: readonly StepDraft[]): StepDraft {
  const last = steps.at(-1)
  if (!last?.days || !last.percent) return FIRST
  return { days: Math.max(1, Math.floor(last.days / 2)), percent: Math.min(99, last.percent + 10) }
}

/** The steps that are typed to the end, the earliest first. */
export const wholeSteps = (steps: readonly StepDraft[]): PriceStep[] =>
  steps
    .flatMap(({ days, percent }) => (days && percent ? [{ days, percent }] : []))
    .toSorted((one, other) => other.days - one.days)
