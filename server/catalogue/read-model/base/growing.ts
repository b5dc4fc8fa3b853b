/** Whole numbers that come one after the other, tens of millions of them. */
export function growing() {
  let values = new Uint32Array(1024)
  let length = 0
  return {
    length: () => length,
    push(value: number) {
      if (length === values.length) {
        const wider = new Uint32Array(length * 2)
        wider.set(values)
        values = wider
      }
      values[length] = value
      length += 1
    },
    values: (): Uint32Array => values.subarray(0, length),
  }
}

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
