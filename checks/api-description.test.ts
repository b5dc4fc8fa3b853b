import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import SwaggerParser from '@apidevtools/swagger-parser'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { generateSource } from 'oazapfts'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { unreadFields } from '#market/unread-fields.ts'
import { answerExamples } from '#server/api-reference/answer-examples.ts'
import { bodyExamples } from '#server/api-reference/body-examples.ts'
import { named } from '#server/api-reference/named-schemas.ts'
import { notes } from '#server/api-reference/notes.ts'
import { reference } from '#server/api-reference/reference.ts'
import type { AnyEndpoint } from '#server/platform/http/any-endpoint.ts'
import { isForOthers } from '#server/platform/http/description/docs-page.ts'
import { openApi } from '#server/platform/http/description/open-api.ts'
import { declaredEndpoints, nameOf } from './testing/declared-endpoints.ts'

const PUBLIC_URL = 'https://lots.example.com'
const MOST_BYTES = 250 * 1024
// Staff's calls are described to staff alone (docs-page.ts).
const MOST_BYTES_FOR_STAFF = 344 * 1024
const MOST_REPEATED_LETTERS = 800

type Json = Record<string, unknown>

let endpoints: AnyEndpoint[]
let source: string
let sourceForOthers: string
let names: Map<string, AnyEndpoint>
beforeAll(async () => {
  endpoints = await declaredEndpoints()
  const told = reference(PUBLIC_URL)
  names = new Map(endpoints.map((each) => [told.callOf(each).name, each]))
  const textOf = (calls: AnyEndpoint[]) =>
    JSON.stringify(openApi(calls, { publicUrl: PUBLIC_URL, reference: told }))
  source = textOf(endpoints)
  sourceForOthers = textOf(endpoints.filter(isForOthers))
})

describe('the description of the API', () => {
  test('passes a published linter without an error or a warning of examples', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config })
    const errors = problems.filter(
      ({ severity, ruleId }) => severity === 'error' || ruleId.includes('example'),
    )
    const told = errors.map(({ ruleId, message, location }) => [
      ruleId,
      message,
      location[0]?.pointer,
    ])
    expect(told.filter(([rule]) => rule !== 'no-server-example.com')).toEqual([])
  })

  test('passes a published validator', async () => {
    const valid = await SwaggerParser.validate(JSON.parse(source))
    expect(valid).toMatchObject({ openapi: '3.1.0' })
  })

  test('is small enough to be read at a go', () => {
    expect(Buffer.byteLength(sourceForOthers)).toBeLessThanOrEqual(MOST_BYTES)
    expect(Buffer.byteLength(source)).toBeLessThanOrEqual(MOST_BYTES_FOR_STAFF)
  })

  test('passes the validator without staff’s calls, as others get it', async () => {
    const valid = await SwaggerParser.validate(JSON.parse(sourceForOthers))
    expect(valid).toMatchObject({ openapi: '3.1.0' })
    expect(sourceForOthers).not.toContain('/admin/')
  })

  test('writes no long schema twice: what recurs gets a name in named-schemas.ts', () => {
    const seen = new Map<string, string[]>()
    eachObject(JSON.parse(source), (node, path) => {
      const text = JSON.stringify(node)
      if (text.length < MOST_REPEATED_LETTERS) return
      seen.set(text, [...(seen.get(text) ?? []), path])
    })
    expect([...seen.values()].filter((paths) => paths.length > 1)).toEqual([])
  })

  test('names each call as its declaration, once', () => {
    expect(names.size).toBe(endpoints.length)
    const unknown = [...Object.keys(bodyExamples), ...Object.keys(notes)].filter(
      (name) => !names.has(name),
    )
    expect(unknown).toEqual([])
  })
})

describe('an example', () => {
  test.each(Object.entries(bodyExamples))('of the body of %s is read whole', (name, example) => {
    const { body, ...call } = names.get(name) ?? fail(name)
    expect(body.safeParse(example).error, nameOf(call)).toBeUndefined()
    expect(unreadFields(body, example)).toEqual([])
  })

  test.each(Object.entries(answerExamples))('of %s is what is answered', (name, example) => {
    expect(named[name]?.safeParse(example).error).toBeUndefined()
    expect(source).toContain(`"${name}":`)
  })
})

function fail(name: string): never {
  throw new Error(`There is no call ${name}`)
}

describe('a client generated from it', () => {
  const program = `
import { acceptOffer, advancePurchaseOrder, createProduct, defaults, readOffers, signIn } from './client.ts'

const signedIn = await signIn({ body: { user: { email: 'you@example.com', password: 'secret' } } })
if (signedIn.status !== 200) throw new Error(signedIn.data.errors[0])
defaults.headers = { Authorization: \`Bearer \${signedIn.data.token}\` }
const product = { upc: '036000291452', name: 'Mug', category: 'home' as const }
const made = await createProduct({ idempotencyKey: 'lot-1', body: { product } })
if (made.status === 201) made.data.missing satisfies string[]
else made.data.fields satisfies Record<string, string[]> | undefined
const offers = await readOffers({ page: 1 })
if (offers.status !== 200) throw new Error('no offers')
for (const { id, attributes } of offers.data.data) {
  if (attributes.state !== 'seller_review') continue
  const answer = await acceptOffer({ id, idempotencyKey: id, body: { revision: attributes.revision } })
  if (answer.status !== 200) continue
  const order = answer.data.data.attributes.purchase_order_id
  // Another freight was stated with it: the buyer has the turn.
  if (order === null) continue
  await advancePurchaseOrder({ id: order, body: { event: 'ship', carrier: 'UPS', tracking_number: '1' } })
}
// @ts-expect-error -- there is no such event
await advancePurchaseOrder({ id: 1, body: { event: 'send' } })
// @ts-expect-error -- a lot has no such field
await createProduct({ body: { product: { upc: '1', name: 'Mug', msrpCents: 1 } } })
`

  test('type-checks together with a program that uses it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lotline-client-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(join(folder, 'openapi.json'), source)
    await writeFile(
      join(folder, 'client.ts'),
      await generateSource(join(folder, 'openapi.json'), { argumentStyle: 'object' }),
    )
    await writeFile(join(folder, 'program.ts'), program)
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
    const tsc = resolve('node_modules/typescript/bin/tsc')
    const told = await promisify(execFile)(process.execPath, [tsc, '-p', folder]).catch(
      ({ stdout }: { stdout: string }) => ({ stdout }),
    )
    expect(told.stdout).toBe('')
  })

  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: 'nodenext',
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: [],
    skipLibCheck: true,
  }
})

function eachObject(node: unknown, visit: (node: Json, path: string) => void, path = '') {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) visit(node as Json, path)
  for (const [key, value] of Object.entries(node)) eachObject(value, visit, `${path}/${key}`)
}
