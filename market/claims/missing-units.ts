type Line = {
  quantity: number
  /** Units that were refunded, otherwise than by a claim. */
  refunded: number
  /** Units that were reported as missing before. */
  missing: number
}

/** How many units of a line its buyer expects to count. */
export const expectedUnits = ({ quantity, refunded, missing }: Line) =>
  Math.max(0, quantity - refunded - missing)

type LineCount = {
  arrived: number
  expected: number
  /** What can still be reported of the line. */
  left: number
}

/** How many units a count reports as missing. */
export const missingUnits = ({ arrived, expected, left }: LineCount) =>
  Math.max(0, Math.min(left, expected - arrived))
