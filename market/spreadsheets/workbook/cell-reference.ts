export type Area = { left: number; right: number; top: number; bottom: number }

const AREA = /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/
const LONGEST = 40

/** The cells of a reference such as "C2" or "C2:D10": columns from 0 on, rows from 1. */
export function areaOf(reference: string): Area | undefined {
  const [, left, top, right = left, bottom = top] = AREA.exec(reference.slice(0, LONGEST)) ?? []
  if (left === undefined || right === undefined) return undefined
  return {
    left: columnOf(left),
    right: columnOf(right),
    top: Number(top),
    bottom: Number(bottom),
  }
}

const A = 64
const LETTERS = 26

/** The column of a reference such as "AB12", from 0 on. */
export function columnOf(reference: string) {
  let column = 0
  for (let place = 0; ; place++) {
    const letter = reference.charCodeAt(place) - A
    if (!(letter >= 1 && letter <= LETTERS)) return column - 1
    column = column * LETTERS + letter
  }
}

/** How a spreadsheet names a column. */
export function letterOf(column: number): string {
  const before = Math.floor(column / LETTERS)
  const own = String.fromCodePoint(A + 1 + (column % LETTERS))
  return before > 0 ? `${letterOf(before - 1)}${own}` : own
}
