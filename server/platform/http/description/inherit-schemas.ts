import type { Json } from '../json.ts'

const FEWEST_FIELDS = 8

/** Schemas that hold all fields of another say so, instead of repeating them. */
export function inheritSchemas(schemas: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const base = Object.entries(schemas)
        .filter(([each, other]) => each !== name && extendsSchema(schema, other))
        .toSorted(([, one], [, other]) => namesOf(other).length - namesOf(one).length)[0]
      return [name, base ? extended(schema, base) : schema]
    }),
  )
}

function extendsSchema(schema: Json, base: Json): boolean {
  const [own, inherited] = [propertiesOf(schema), propertiesOf(base)]
  const names = Object.keys(inherited)
  return (
    names.length >= FEWEST_FIELDS &&
    names.length < Object.keys(own).length &&
    names.every((name) => JSON.stringify(own[name]) === JSON.stringify(inherited[name])) &&
    requiredOf(base).every((name) => requiredOf(schema).includes(name))
  )
}

function extended(schema: Json, [baseName, base]: [string, Json]): Json {
  const inherited = namesOf(base)
  const { properties: _properties, required: _required, type, ...rest } = schema
  const properties = Object.fromEntries(
    Object.entries(propertiesOf(schema)).filter(([name]) => !inherited.includes(name)),
  )
  const required = requiredOf(schema).filter((name) => !requiredOf(base).includes(name))
  return {
    ...rest,
    allOf: [
      { $ref: `#/components/schemas/${baseName}` },
      { type, properties, ...(required.length > 0 && { required }) },
    ],
  }
}

const propertiesOf = ({ properties }: Json): Json => ({ ...Object(properties) })
const namesOf = (schema: Json) => Object.keys(propertiesOf(schema))
const requiredOf = ({ required }: Json): string[] => (Array.isArray(required) ? required : [])
