import { z } from 'zod'
import { inheritSchemas } from './inherit-schemas.ts'
import type { Json } from '../json.ts'

/** The schemas that the description writes once, under their names. */
export type SchemaNames = {
  schemas: z.core.$ZodRegistry<{ id: string }>
  /** Choices by their name; they are the same wherever they are listed alike. */
  choices: Record<string, readonly string[]>
  /** What is told in words instead of all its fields. */
  inWords: Record<string, string>
}

/** Writes zod's schemas as JSON Schema; those with a name are collected and referred to. */
export function schemaWriter(names: SchemaNames) {
  const answers: Record<string, Json> = {}
  const inputs: Record<string, Json> = {}
  const choices = Object.fromEntries(
    Object.entries(names.choices).map(([name, each]) => [name, { type: 'string', enum: each }]),
  )
  const inWords = Object.fromEntries(
    Object.entries(names.inWords).map(([name, description]) => [
      name,
      { type: 'object', description },
    ]),
  )
  const named = (node: Json) => tidied(withNamedChoice(node, names.choices))
  return {
    /** What a caller may send, as it crosses the wire. */
    input: (schema: z.ZodType) => write(schema, { names, into: inputs, tidy: named }),
    /** What a caller gets: every field that is always there is required, and nothing is bounded. */
    answer: (schema: z.ZodType) =>
      write(schema, { names, into: answers, tidy: (node) => withoutBounds(named(node)) }),
    /** By their names. */
    components: () => inheritSchemas({ ...choices, ...answers, ...inputs, ...inWords }),
  }
}

type Writing = {
  names: SchemaNames
  into: Record<string, Json>
  tidy: (node: Json) => Json
}

function write(schema: z.ZodType, { names, into, tidy }: Writing): Json {
  // Inside of another, a schema with a name of its own is referred to as well.
  const written = z.toJSONSchema(z.object({ schema }), {
    io: 'input',
    unrepresentable: 'any',
    metadata: names.schemas,
    override: ({ zodSchema, jsonSchema }) => {
      const { description } = z.globalRegistry.get(zodSchema) ?? {}
      if (description) jsonSchema.description = description
      delete jsonSchema.id
    },
  })
  for (const [name, each] of Object.entries(written.$defs ?? {}))
    into[name] ??= eachNode(each, tidy)
  return eachNode(written.properties?.['schema'], tidy)
}

/** Every object of a schema, the innermost first. */
function eachNode(node: unknown, tidy: (node: Json) => Json): Json {
  return isJson(node) ? tidy(mapped(node, tidy)) : {}
}

const mapped = (node: Json, tidy: (node: Json) => Json): Json =>
  Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inside(key, value, tidy)]))

/** Keywords whose objects are named by the schema's author and hold schemas. */
const holders = new Set(['properties', 'patternProperties'])
/** Keywords that hold values and no schemas. */
const values = new Set(['default', 'const', 'enum', 'examples', 'required'])

function inside(key: string, value: unknown, tidy: (node: Json) => Json): unknown {
  if (values.has(key)) return value
  if (holders.has(key) && isJson(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, eachNode(each, tidy)]),
    )
  if (Array.isArray(value)) return value.map((each) => (isJson(each) ? eachNode(each, tidy) : each))
  return isJson(value) ? eachNode(value, tidy) : value
}

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The name of a choice in place of its values. */
function withNamedChoice(node: Json, choices: SchemaNames['choices']): Json {
  const { enum: listed, type: _type, ...rest } = node
  if (!Array.isArray(listed)) return node
  const text = JSON.stringify(listed)
  const [name] = Object.entries(choices).find(([, each]) => JSON.stringify(each) === text) ?? []
  return name ? { ...rest, $ref: `#/components/schemas/${name}` } : node
}

/** Without what every whole number is bounded by, and with `null` as one more type of a value. */
function tidied(node: Json): Json {
  const { minimum, maximum, pattern, $ref, required, ...rest } = node
  return orNull({
    ...rest,
    ...(typeof $ref === 'string' && { $ref: $ref.replace('#/$defs/', '#/components/schemas/') }),
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    // Keys of a record are not told one by one.
    ...(Array.isArray(required) &&
      required.length > 0 &&
      node['properties'] !== undefined && { required }),
    // A format says the same in a word.
    ...(pattern !== undefined && node['format'] === undefined && { pattern }),
  })
}

function orNull(node: Json): Json {
  const { anyOf, ...rest } = node
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return node
  const [value, none] = anyOf.filter(isJson)
  if (none?.['type'] !== 'null' || typeof value?.['type'] !== 'string') return node
  const choices = value['enum']
  return {
    ...rest,
    ...value,
    type: [value['type'], 'null'],
    ...(Array.isArray(choices) && { enum: [...choices, null] }),
  }
}

const bounds = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'propertyNames',
  'additionalProperties',
])

/** Bounds are rules for who sends; a field with a default is always answered. */
function withoutBounds(node: Json): Json {
  const free = Object.fromEntries(
    Object.entries(node).filter(
      ([key, value]) => !bounds.has(key) || (key === 'additionalProperties' && isJson(value)),
    ),
  )
  const { properties } = node
  if (!isJson(properties)) return free
  const always = Object.entries(properties).flatMap(([name, each]) =>
    isJson(each) && 'default' in each ? [name] : [],
  )
  const required = Array.isArray(node['required']) ? node['required'] : []
  const all = [...new Set([...required, ...always])]
  return { ...free, ...(all.length > 0 && { required: all }) }
}
