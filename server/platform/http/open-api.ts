import { z } from 'zod'
import type { Endpoint } from '#market/endpoint.ts'
import { KEY_RULE, takesKey } from './idempotency/keyed-request.ts'

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
  | 'rateLimit'
  | 'isSecret'
  | 'renewsSession'
  | 'isOpenToPrograms'
  | 'wantsRevision'
>

const errorSchema = z.object({
  errors: z.array(z.string()),
  code: z.string().optional(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
})

const onKeys = `A write that carries an \`Idempotency-Key\` is carried out once: made again within 24 hours with the same key, it answers the status and the body of the first time, with \`Idempotent-Replayed: true\`. While the first is under way it is 409 with Retry-After; when it was carried out but its answer is not kept (it held a secret, or the server stopped in between) it is 409 without. The same key with another method, address or body is 422. A refusal changed nothing and frees the key.`
const onRevisions =
  'Accepting, countering, rejecting, withdrawing and cutting the quantities of an offer go by its `revision`: a newer one is 409 with the offer as it is. Programs (`Authorization: Bearer`) must send it.'

const onTags =
  'An answer to a GET has an `ETag`. Asked again with it in `If-None-Match`, what has not changed is 304 without a body.'

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: `Carries the write out once. ${KEY_RULE}.`,
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
}

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
      description: `Money is integer cents; times are ISO 8601 UTC.\n\n${onKeys}\n\n${onRevisions}\n\n${onTags}`,
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
    parameters: [
      ...parameters('path', spec.params),
      ...parameters('query', spec.query),
      ...(takesKey(spec) ? [idempotencyKey] : []),
    ],
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

// Input is described as it crosses the wire, before it is parsed into our types.
function jsonSchema(schema: z.ZodType) {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  })
  return rest
}
