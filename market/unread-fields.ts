import { z } from 'zod'

const MOST_NAMED = 20

type Schema = z.core.$ZodType

/** The fields of a sent body that its schema does not read, by their paths; of many the first. */
export function unreadFields(body: Schema, sent: unknown): string[] {
  // A call that declares no body reads none of it.
  const paths =
    body instanceof z.ZodUnknown && isObject(sent) ? Object.keys(sent) : unreadIn(body, sent)
  return paths.slice(0, MOST_NAMED)
}

function unreadIn(schema: Schema, sent: unknown): string[] {
  if (schema instanceof z.ZodObject && isObject(sent)) return unreadInObject(schema, sent)
  if (schema instanceof z.ZodArray && Array.isArray(sent))
    return sent.flatMap((each, at) => under(at, unreadIn(schema.element, each)))
  if (schema instanceof z.ZodUnion) {
    // What fits no form is refused anyway.
    const meant = schema.options.find((form) => z.safeParse(form, sent).success)
    return meant ? unreadIn(meant, sent) : []
  }
  if (schema instanceof z.ZodIntersection) {
    const right = new Set(unreadIn(schema.def.right, sent))
    return unreadIn(schema.def.left, sent).filter((path) => right.has(path))
  }
  if (schema instanceof z.ZodPipe) return unreadIn(readBy(schema), sent)
  if (isWrapped(schema)) return unreadIn(schema.def.innerType, sent)
  return []
}

function unreadInObject({ shape, def }: z.ZodObject, sent: object): string[] {
  return Object.entries(sent).flatMap(([key, value]) => {
    const field = Object.hasOwn(shape, key) ? shape[key] : def.catchall
    return field ? under(key, unreadIn(field, value)) : [key]
  })
}

/** A transformation before the schema only prepares what was sent, such as `''` for nothing. */
const readBy = ({ def }: z.ZodPipe) => (def.in instanceof z.ZodTransform ? def.out : def.in)

const isWrapped = (schema: Schema) =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault ||
  schema instanceof z.ZodCatch

const under = (key: string | number, paths: string[]) => paths.map((path) => `${key}.${path}`)

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
