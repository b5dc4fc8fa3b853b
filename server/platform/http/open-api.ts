import { z } from 'zod'
import type { Endpoint } from '#market/endpoint.ts'

export type AnyEndpoint = Pick<
  Endpoint<unknown, unknown, unknown, unknown>,
  | 'method'
  | 'path'
  | 'summary'
  | 'policy'
  | 'params'
  | 'query'
  | 'body'
  | 'answer'
  | 'status'
  | 'sentAs'
  | 'pace'
>

const errorSchema = z.object({
  errors: z.array(z.string()),
  fields: z.record(z.string(), z.array(z.string())).optional(),
})

/** The OpenAPI 3.1 description of the endpoints, from the same declarations that serve them. */
export function openApi(endpoints: readonly AnyEndpoint[], publicUrl: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const spec of endpoints) {
    const path = spec.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [spec.method.toLowerCase()]: operation(spec) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lotline',
      version: '1',
      description: 'Money is integer cents; times are ISO 8601 UTC.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Errors: jsonSchema(errorSchema) },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operation(spec: AnyEndpoint) {
  const body = jsonSchema(spec.body)
  return {
    summary: spec.summary,
    tags: [spec.path.split('/')[1] ?? ''],
    'x-policy': spec.policy,
    ...(spec.policy !== 'anyone' && { security: [{ bearer: [] }] }),
    parameters: [...parameters('path', spec.params), ...parameters('query', spec.query)],
    ...(Object.keys(body).length > 0 && {
      requestBody: {
        required: !spec.body.safeParse(undefined).success,
        content: { 'application/json': { schema: body } },
      },
    }),
    responses: {
      [spec.status]: {
        description: 'Done',
        content: { [spec.sentAs]: answerSchema(spec) },
      },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
      },
    },
  }
}

// OpenAPI 3.1 describes bytes by their media type alone.
const answerSchema = ({ sentAs, answer }: AnyEndpoint) =>
  sentAs === 'application/json' ? { schema: jsonSchema(answer) } : {}

function parameters(place: 'path' | 'query', schema: z.ZodType) {
  const { properties = {}, required = [] } = jsonSchema(schema)
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }))
}

// What is sent is described as it crosses the wire, before any parsing into our own types.
function jsonSchema(schema: z.ZodType) {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  })
  return rest
}
