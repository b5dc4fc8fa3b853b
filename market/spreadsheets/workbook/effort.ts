import { unreadable, Unreadable } from './unreadable.ts'

export type Effort = ReturnType<typeof effortFor>

// As many as a full file has, several times over.
const CELLS = 6_000_000
const LETTERS_A_CELL = 16
const BYTES_A_CELL = 4
const TIMES_READ = 20
const BYTES = 10_000_000

/** The most cells and bytes a reader may produce from a workbook of this unpacked size. Repeats, spans and references cost a file no bytes. */
export function effortFor(unpacked: number) {
  let cells = CELLS + unpacked / BYTES_A_CELL
  let bytes = BYTES + unpacked * TIMES_READ
  return {
    /** For a place in a row, and what stands there. */
    make(places: number, letters = 0) {
      cells -= places + letters / LETTERS_A_CELL
      if (cells < 0) throw new Unreadable(unreadable.tooMuch)
    },
    /** For a part that is read once more. */
    read(count: number) {
      bytes -= count
      if (bytes < 0) throw new Unreadable(unreadable.tooMuch)
    },
  }
}
