/** A set of places, one bit for each. */
export type Bits = Uint32Array

export const noBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5)

export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffffffff)
  if (size % 32 !== 0) bits[bits.length - 1] = 2 ** (size % 32) - 1
  return bits
}

export const hasBit = (bits: Bits, place: number): boolean =>
  (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1

export function setBit(bits: Bits, place: number) {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31))
}

/** Leaves in `bits` what the other set has too. */
export function keepBits(bits: Bits, other: Bits) {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0)
}

export function addBits(bits: Bits, other: Bits) {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) | (other[at] ?? 0)
}

export function removeBits(bits: Bits, other: Bits) {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & ~(other[at] ?? 0)
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let at = 0; at < bits.length; at++) count += bitsIn(bits[at] ?? 0)
  return count
}

/** How many places both sets have. */
export function countShared(one: Bits, other: Bits): number {
  let count = 0
  for (let at = 0; at < one.length; at++) count += bitsIn((one[at] ?? 0) & (other[at] ?? 0))
  return count
}

/** The places of the first set that the other has not. */
export const complement = (all: Bits, bits: Bits): Bits =>
  all.map((word, at) => word & ~(bits[at] ?? 0))

/** The positions that are set, ascending; at most `count`. */
export function placesIn(bits: Bits, count = countBits(bits)): Uint32Array {
  const places = new Uint32Array(count)
  let found = 0
  for (let at = 0; at < bits.length && found < count; at++) {
    let word = bits[at] ?? 0
    while (word !== 0) {
      const lowest = word & -word
      places[found++] = (at << 5) + 31 - Math.clz32(lowest)
      word ^= lowest
    }
  }
  return places
}

/** Visits every place in order, until the visitor says that it has enough. */
export function eachBit(bits: Bits, visit: (place: number) => boolean | void) {
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] ?? 0
    while (word !== 0) {
      const lowest = word & -word
      if (visit((at << 5) + 31 - Math.clz32(lowest)) === true) return
      word ^= lowest
    }
  }
}

/** Visits every place from the last on, until the visitor says that it has enough. */
export function eachBitBackwards(bits: Bits, visit: (place: number) => boolean | void) {
  for (let at = bits.length - 1; at >= 0; at--) {
    let word = bits[at] ?? 0
    while (word !== 0) {
      const highest = 31 - Math.clz32(word)
      if (visit((at << 5) + highest) === true) return
      word ^= 1 << highest
    }
  }
}

/** How many bits are set in a word of 32, counted in parallel. */
export function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
