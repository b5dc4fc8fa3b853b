type Numbers<Values> = {
  [at: number]: number
  length: number
  byteLength: number
  buffer: ArrayBuffer
  set(values: ArrayLike<number>): void
  subarray(from: number, to: number): Values
}
type Kind<Values> = { new (bytes: ArrayBuffer): Values; BYTES_PER_ELEMENT: number }

const FIRST = 1024

/** Whole numbers that come one after the other, tens of millions of them. */
export const growing = () => growingOf(Uint32Array)

/** The same for numbers of another kind. */
export function growingOf<Values extends Numbers<Values>>(Kind: Kind<Values>) {
  let values = new Kind(new ArrayBuffer(FIRST * Kind.BYTES_PER_ELEMENT))
  let length = 0
  return {
    length: () => length,
    at: (place: number) => values[place] ?? 0,
    push(value: number) {
      if (length === values.length) widen()
      values[length] = value
      length += 1
    },
    values: () => values.subarray(0, length),
    /** Ends it: what `values` answered is empty from now on. */
    free: () => freeNow(values),
  }

  function widen() {
    const wider = new Kind(new ArrayBuffer(2 * values.byteLength))
    wider.set(values)
    freeNow(values)
    values = wider
  }
}

/** Garbage of hundreds of megabytes would wait for its collection, while more is asked for. */
export const freeNow = ({ buffer }: { buffer: ArrayBuffer }) => void buffer.transfer(0)

/** Gives each value a number, in the order in which they come; those that are known come first. */
export function numbering<Value>(known: readonly Value[] = []) {
  const numbers = new Map<Value, number>(known.map((value, number) => [value, number]))
  return {
    of(value: Value): number {
      const given = numbers.get(value)
      if (given !== undefined) return given
      numbers.set(value, numbers.size)
      return numbers.size - 1
    },
    values: (): Value[] => [...numbers.keys()],
  }
}
