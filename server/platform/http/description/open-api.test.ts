import { beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#server/testing/free-port.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile, startSite } from '#server/testing/site.ts'

type Json = Record<string, unknown>
type Operation = {
  parameters: { name: string; in: string; required?: boolean; schema: Json }[]
  requestBody?: { required?: boolean; content: Json }
  responses: Record<string, { description: string; content?: Json }>
  security?: Json[]
}

const site = siteForThisFile()
let spec: {
  openapi: string
  info: Json
  security: Json[]
  paths: Record<string, Record<string, Json>>
}
let operations: [string, Operation][]
beforeAll(async () => {
  spec = (await site.visitor.get('/openapi.json')).body
  operations = Object.entries(spec.paths).flatMap(([path, each]) =>
    Object.entries(each).map(([method, operation]): [string, Operation] => [
      `${method} ${path}`,
      whole(operation),
    ]),
  )
})

/** With its shared parameters, bodies and answers in place of the references to them. */
function whole({ parameters = [], requestBody, responses, ...rest }: Json): Operation {
  return {
    ...rest,
    parameters: (parameters as object[]).map(referred),
    ...(requestBody !== undefined && { requestBody: referred(requestBody) }),
    responses: Object.fromEntries(
      Object.entries(Object(responses)).map(([status, each]) => [status, referred(each)]),
    ),
  } as Operation
}

const referred = (part: unknown): unknown => {
  const { $ref } = Object(part)
  return $ref ? at($ref) : part
}

const at = (reference: string) =>
  reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((inside, step) => Reflect.get(Object(inside), step), spec)

describe('the description of the API', () => {
  test('is OpenAPI 3.1 with a title and a version', () => {
    expect(spec.openapi).toMatch(/^3\.1\.\d+$/)
    expect(spec.info).toMatchObject({ title: 'Lotline', version: expect.any(String) })
    expect(operations.length).toBeGreaterThan(15)
  })

  test('names each place in a path as a parameter, once', () => {
    for (const [name, { parameters }] of operations) {
      const places = [...name.matchAll(/\{(\w+)\}/g)].map(([, place]) => place)
      const inPath = parameters.filter((parameter) => parameter.in === 'path')
      expect(new Set(inPath.map((parameter) => parameter.name)), name).toEqual(new Set(places))
      expect(inPath).toHaveLength(places.length)
      expect(
        inPath.every(({ required }) => required),
        name,
      ).toBe(true)
      expect(name).not.toContain(':')
    }
  })

  test('gives every parameter a type', () => {
    for (const [name, { parameters }] of operations)
      for (const { schema } of parameters)
        expect(schema, name).toSatisfy(
          (each: Json) => 'type' in each || '$ref' in each || 'anyOf' in each,
        )
  })

  test('tells for each call what a success holds and what a refusal looks like', () => {
    for (const [name, { responses }] of operations) {
      const [success, ...refused] = Object.keys(responses)
      expect(success, name).toMatch(/^20\d$/)
      for (const status of refused) {
        expect(status, name).toMatch(/^4\d\d$/)
        expect(JSON.stringify(responses[status]), name).toContain('#/components/schemas/Errors')
      }
    }
  })

  test('refers only to what it holds', () => {
    for (const [, reference = ''] of JSON.stringify(spec).matchAll(/"\$ref":"([^"]+)"/g)) {
      expect(at(reference), reference).toBeTypeOf('object')
    }
  })

  test('says which bodies must be there, and who needs to sign in', () => {
    const operationOf = new Map(operations)
    expect(operationOf.get('post /login')).toMatchObject({
      requestBody: { required: true },
      security: [],
    })
    const submit = operationOf.get('put /offers/{id}/submit')
    expect(submit).toHaveProperty('requestBody')
    expect(submit?.requestBody).not.toHaveProperty('required')
    expect(submit).not.toHaveProperty('security')
    expect(spec.security).toEqual([{ bearer: [] }])
    expect(operationOf.get('get /offers')).not.toHaveProperty('requestBody')
  })

  test('bounds what is sent, and not what is answered', () => {
    const operationOf = new Map(operations)
    const login = JSON.stringify(operationOf.get('post /login')?.requestBody)
    expect(login).toContain('"maxLength":1024')
    const answers = operations.map(([, { responses }]) => Object.values(responses)[0])
    expect(JSON.stringify(answers)).not.toMatch(/"(m(ax|in)(Length|imum|Items)|pattern)":/)
  })

  test('tells in its first lines how a program signs in', () => {
    const [first = ''] = String(spec.info['description']).split('# Conventions')
    expect(first).toContain(`curl ${site.address}/login`)
    expect(first).toContain('Authorization: Bearer')
  })
})

describe('any client that asks again', () => {
  test('is told that it is the same, without getting it', async () => {
    const first = await fetch(`${site.address}/openapi.json`)
    await first.text()
    const tag = first.headers.get('ETag') ?? ''
    const second = await fetch(`${site.address}/openapi.json`, {
      headers: { 'If-None-Match': tag },
    })
    expect([first.status, second.status, await second.text()]).toEqual([200, 304, ''])
  })
})

describe('the key of a write', () => {
  test('may be sent with every call that changes something for somebody signed in, and with no other', () => {
    const taking = operations.filter(([, { parameters }]) =>
      parameters.some((each) => each.in === 'header' && each.name === 'Idempotency-Key'),
    )
    const writing = operations.filter(
      ([name, { security, ...rest }]) =>
        !name.startsWith('get ') && security === undefined && !('x-changes-nothing' in rest),
    )
    expect(taking.map(([name]) => name)).toEqual(writing.map(([name]) => name))
    expect(taking.map(([name]) => name)).toContain('post /products/bulk')
    const reading = operations.filter(([, each]) => 'x-changes-nothing' in each)
    expect(reading.map(([name]) => name).toSorted()).toEqual([
      'post /admin/payouts/{id}/bank_details',
      'post /imported_csvs/listed',
      'post /imported_csvs/mapping',
      'post /marketplace/products/search',
      'post /offer_sheets/preview',
      'post /products/bulk/preview',
      'post /products/photos/matches',
      'post /spreadsheets/headers',
    ])
    expect(spec.info['description']).toContain('Idempotency-Key')
  })
})

describe('the pages to browse it', () => {
  test('are made of files of our own, with no script in the page', async () => {
    const page = await fetch(`${site.address}/docs`)
    const html = await page.text()
    const parts = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)
    expect(parts.length).toBeGreaterThan(2)
    for (const part of parts) {
      const { status, headers, body } = await fetch(new URL(part ?? '', site.address))
      // A stopping server waits for clients that have not read their answer.
      await body?.cancel()
      expect(status, part).toBe(200)
      expect(headers.get('Content-Type'), part).toMatch(/^(text|application)\/(javascript|css)/)
    }
    expect(html).not.toMatch(/<script>|<style|style=|onload=/)
  })

  test('act with the session of their browser, by the token of their page', async () => {
    const html = await (await fetch(`${site.address}/docs`)).text()
    expect(html).toMatch(/<meta name="csrf-token" content="[\w-]{80,}">/)
    const start = await (await fetch(`${site.address}/docs/start.js`)).text()
    expect(start).toContain("request.headers['X-CSRF-Token'] = token")
  })

  test('are there in production, where staff alone are told what staff may call', async () => {
    const port = String(await freePort())
    const production = await startSite({
      env: {
        NODE_ENV: 'production',
        PAYMENTS: 'sandbox',
        MAIL: 'off',
        SECRET_KEY: 'a secret of more than 32 characters',
        PUBLIC_URL: `http://localhost:${port}`,
        PORT: port,
        RATE_LIMIT_ADDRESS_FACTOR: '0.1',
      },
    })
    const paths = ['/docs', '/docs/swagger-ui-bundle.js', '/dev/mailbox']
    const answers = await Promise.all(paths.map((path) => fetch(production.address + path)))
    const forVisitors = await production.visitor.get('/openapi.json')
    const staff = await production.as(await anAdministrator(production.db))
    const forStaff = await staff.get('/openapi.json')
    const asked = await Promise.all(
      Array.from({ length: 10 }, () => production.visitor.get('/openapi.json')),
    )
    await production.stop()
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(5)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404])
    const described = Object.keys(forVisitors.body.paths)
    expect(described).toContain('/offers')
    expect(described.filter((path) => path.startsWith('/admin'))).toEqual([])
    expect(Object.keys(forStaff.body.paths)).toContain('/admin/system')
  })
})
