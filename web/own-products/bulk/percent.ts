const BPS = 100

/** Hundredths of a percent that were typed; undefined if empty or unreadable. */
export function readPercent(typed: string) {
  if (!/^\d{1,4}(?:\.\d{1,2})?$/.test(typed.trim())) return undefined
  const bps = Math.round(Number(typed) * BPS)
  return bps > 0 ? bps : undefined
}

/** What is wrong with what was typed; nothing yet with nothing. */
export const percentProblem = (typed: string) =>
  typed.trim() === '' || readPercent(typed) !== undefined
    ? undefined
    : 'Enter a percent above 0, such as 12.5'
