import { takesKey } from '#market/endpoint.ts'
import type { AnyEndpoint } from '../any-endpoint.ts'
import { KEY_RULE } from '../idempotency/keyed-request.ts'
import type { schemaWriter } from './json-schemas.ts'
import type { Json } from '../json.ts'
import type { Reference } from './beside-declarations.ts'
import { refusalsOf } from './refusal-responses.ts'

export type Operation = {
  parameters: Json[]
  requestBody?: Json
  success: Json
  rest: Json
  refusals: Json
}

type Telling = { reference: Reference; schemas: ReturnType<typeof schemaWriter> }

/** One call, and apart from it what others may have in common with it. */
export function operation(spec: AnyEndpoint, { reference, schemas }: Telling): Operation {
  const { name, tag, note } = reference.callOf(spec)
  const body = schemas.input(spec.body)
  const hasBody = Object.keys(body).length > 0
  const example = reference.bodyExamples[name]
  const params = parametersIn('path', schemas.input(spec.params))
  const query = parametersIn('query', schemas.input(spec.query))
  const key = takesKey(spec)
  return {
    rest: {
      operationId: name,
      summary: spec.summary,
      ...(note && { description: note }),
      tags: [tag],
      ...(isTold(spec) && { 'x-policy': spec.policy }),
      ...(spec.rateLimit !== usualLimit(spec) && { 'x-rate-limit': spec.rateLimit }),
      ...(spec.method !== 'GET' && spec.changesNothing && { 'x-changes-nothing': true }),
      ...(spec.policy === 'anyone' && { security: [] }),
    },
    parameters: [...params, ...query, ...(key ? [idempotencyKey] : [])],
    ...(hasBody && {
      requestBody: {
        ...(!spec.body.safeParse(undefined).success && { required: true }),
        content: { 'application/json': { schema: body, ...(example && { example }) } },
      },
    }),
    success: success(spec, schemas.answer(spec.answer)),
    refusals: refusalsOf(spec, {
      body: hasBody,
      query: query.length > 0,
      params: params.length > 0,
      key,
    }),
  }
}

/** Staff's calls have a chapter of their own, and `security` says which are for anyone. */
const isTold = ({ policy }: AnyEndpoint) => policy !== 'anyone' && !/^(staff|admin)_/.test(policy)

const usualLimit = ({ method }: AnyEndpoint) => (method === 'GET' ? 'read' : 'write')

function success({ status, sentAs }: AnyEndpoint, schema: Json): Json {
  if (status === 204) return { description: 'Done, without a body.' }
  // OpenAPI 3.1 describes bytes by their media type alone.
  if (sentAs !== 'application/json') return { description: 'The file.', content: { [sentAs]: {} } }
  return { description: 'Done.', content: { 'application/json': { schema } } }
}

function parametersIn(place: 'path' | 'query', { properties, required }: Json): Json[] {
  const names = Array.isArray(required) ? required : []
  return Object.entries(Object(properties)).map(([name, schema]) => ({
    name,
    in: place,
    ...((place === 'path' || names.includes(name)) && { required: true }),
    schema,
  }))
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: `Carries the write out once. ${KEY_RULE}.`,
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
}
