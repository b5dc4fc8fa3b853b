import { z } from 'zod'
import type { AnyEndpoint } from '../any-endpoint.ts'
import { schemaWriter } from './json-schemas.ts'
import type { Json } from '../json.ts'
import { operation, type Operation } from './operation.ts'
import type { Reference } from './beside-declarations.ts'
import { refusalComponents } from './refusal-responses.ts'
import { sharedParts } from '../share-repeats.ts'

const errorSchema = z.object({
  errors: z.array(z.string()).describe('What is wrong, in words for a person; the first matters.'),
  code: z.string().optional().describe('Names a refusal that a program can act on.'),
  fields: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe('The messages by field, such as `product.msrp_cents`.'),
})

/** The OpenAPI 3.1 description of the endpoints, from the same declarations that serve them. */
export function openApi(
  endpoints: readonly AnyEndpoint[],
  { publicUrl, reference }: { publicUrl: string; reference: Reference },
) {
  const schemas = schemaWriter(reference.schemaNames)
  const calls = endpoints.map((spec) => ({
    spec,
    operation: operation(spec, { reference, schemas }),
    ...reference.callOf(spec),
  }))
  const { written, components } = shareRepeats(calls)
  const paths: Record<string, Json> = {}
  for (const [at, { spec }] of calls.entries()) {
    const path = spec.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [spec.method.toLowerCase()]: written[at] }
  }
  const errors = schemas.answer(errorSchema)
  const tags = new Set(calls.map(({ tag }) => tag))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lotline',
      version: '1',
      description: reference.introduction,
      license: { name: 'Proprietary', url: publicUrl },
    },
    servers: [{ url: publicUrl }],
    security: [{ bearer: [] }],
    tags: reference.tags.filter(({ name }) => tags.has(name)),
    paths,
    components: {
      ...components,
      schemas: { Errors: errors, ...withExamples(schemas.components(), reference.answerExamples) },
      responses: { ...components.responses, ...refusalComponents() },
      headers: {
        RetryAfter: {
          description: 'Seconds until it is worth asking again.',
          schema: { type: 'integer' },
        },
      },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `token` that `POST /login` answers. It lasts seven days.',
        },
      },
    },
  }
}

const withExamples = (schemas: Record<string, Json>, examples: Record<string, object>) =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      name in examples ? { ...schema, examples: [examples[name]] } : schema,
    ]),
  )

type Call = { spec: AnyEndpoint; operation: Operation; name: string }

/** Parameters, bodies and answers that several calls have in common are written once. */
function shareRepeats(calls: readonly Call[]) {
  const [parameters, requestBodies, responses] = [
    sharedParts('parameters'),
    sharedParts('requestBodies'),
    sharedParts('responses'),
  ]
  for (const { operation: each } of calls) {
    each.parameters.forEach(parameters.count)
    if (each.requestBody) requestBodies.count(each.requestBody)
    responses.count(each.success)
  }
  const written = calls.map(({ spec, operation: each, name }) => ({
    ...each.rest,
    ...(each.parameters.length > 0 && {
      parameters: each.parameters.map((part) => parameters.share(part, nameOf(part))),
    }),
    ...(each.requestBody && { requestBody: requestBodies.share(each.requestBody, name) }),
    responses: { [spec.status]: responses.share(each.success, name), ...each.refusals },
  }))
  const components = {
    parameters: parameters.components,
    requestBodies: requestBodies.components,
    responses: responses.components,
  }
  return { written, components }
}

const nameOf = ({ name }: Json) => (name === 'Idempotency-Key' ? 'key' : String(name))
