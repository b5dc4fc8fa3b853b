/** A value taken apart into its typed arrays and the rest, which is JSON. Both together restore it. */
export type Packed = { layout: unknown; arrays: Numbers[] }
export type Numbers = Uint8Array | Uint32Array | Int32Array | Float64Array

type Kind = new (bytes: ArrayBufferLike, at: number, length: number) => Numbers
const kinds: Record<string, Kind> = { Uint8Array, Uint32Array, Int32Array, Float64Array }

// The longest number takes as many bytes, and each array begins where one could stand.
const STEP = 8

export const bytesTaken = ({ byteLength }: Numbers) => Math.ceil(byteLength / STEP) * STEP

/** Takes a value of objects, lists, numbers and texts apart. */
export function pack(value: unknown): Packed {
  const arrays: Numbers[] = []
  let at = 0
  return { layout: laidOut(value), arrays }

  function laidOut(each: unknown): unknown {
    if (isNumbers(each)) {
      const place = { kind: each.constructor.name, at, length: each.length }
      arrays.push(each)
      at += bytesTaken(each)
      return { numbers: place }
    }
    if (Array.isArray(each)) return { list: each.map(laidOut) }
    if (isObject(each))
      return {
        object: Object.fromEntries(
          Object.entries(each).map(([name, field]) => [name, laidOut(field)]),
        ),
      }
    return each
  }
}

/** Puts a value together again; its arrays are views of these bytes. */
export function unpack(layout: unknown, bytes: SharedArrayBuffer): unknown {
  if (!isObject(layout)) return layout
  const { numbers, list, object } = layout
  if (Array.isArray(list)) return list.map((each) => unpack(each, bytes))
  if (isObject(object))
    return Object.fromEntries(
      Object.entries(object).map(([name, field]) => [name, unpack(field, bytes)]),
    )
  if (!isObject(numbers)) return undefined
  const Kind = kinds[String(numbers.kind)]
  return Kind && new Kind(bytes, Number(numbers.at), Number(numbers.length))
}

/** What kinds of values stand where, to be compared: lists of texts and numbers may be of any length. */
export function shapeOf(value: unknown): unknown {
  if (isNumbers(value)) return value.constructor.name
  if (Array.isArray(value)) return value.some(isNumbers) ? value.map(shapeOf) : 'list'
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]))
  return typeof value
}

const isNumbers = (value: unknown): value is Numbers =>
  Object.values(kinds).some((kind) => value instanceof kind)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
