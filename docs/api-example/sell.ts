import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import {
  Refused,
  signIn,
  type Api,
  type Line,
  type Offer,
  type Order,
  type Product,
} from './api.ts'
import { answerTo } from './rule.ts'

type Lot = { upc: string; name: string; photo?: string }
type Shipments = Record<string, { carrier: string; tracking_number: string }>

const AT_ONCE = 4
const ways = {
  accept: { method: 'PUT', path: 'accept' },
  counter: { method: 'POST', path: 'counter_offer' },
  reject: { method: 'POST', path: 'counter_offer/reject' },
} as const

const { LOTLINE_URL = 'http://localhost:3000', LOTLINE_EMAIL, LOTLINE_PASSWORD } = process.env
const [lotsFile = 'lots.json', shipmentsFile = 'shipments.json'] = process.argv.slice(2)
if (!LOTLINE_EMAIL || !LOTLINE_PASSWORD) throw new Error('Set LOTLINE_EMAIL and LOTLINE_PASSWORD')

const api = await signIn(LOTLINE_URL, { email: LOTLINE_EMAIL, password: LOTLINE_PASSWORD })
await list(api, await fromJson<Lot[]>(lotsFile))
await answer(api)
await ship(api, await fromJson<Shipments>(shipmentsFile))

/** Lists what is not listed yet. */
async function list({ call, pages }: Api, lots: Lot[]) {
  const listed = new Set<string>()
  for await (const { products } of pages('/products'))
    products.forEach(({ upc }: Product) => listed.add(upc))
  const addressOf = await photosSent(api, lots)
  const fresh = lots.filter(({ upc }) => !listed.has(upc))
  await each(fresh, async ({ photo, ...lot }) => {
    const product = { ...lot, photo_1: photo && (addressOf.get(photo) ?? photo) }
    try {
      await call('POST', '/products', { body: { product }, key: keyOf(product) })
      say(`listed ${lot.upc} ${lot.name}`)
    } catch (error) {
      // Another run may have listed it meanwhile.
      const { taken } = await call('GET', `/products/check_upc?upc=${lot.upc}`)
      if (!taken) throw error
    }
  })
}

function keyOf(product: object) {
  return `lot-${createHash('sha256').update(JSON.stringify(product)).digest('hex')}`
}

/** Sends each photo that is a file, once, and answers the keys to name them by. */
async function photosSent({ call }: Api, lots: Lot[]) {
  const files = new Set(
    lots.flatMap(({ photo = 'https:' }) => (/^https?:/.test(photo) ? [] : [photo])),
  )
  const keys = new Map<string, string>()
  for (const file of files) {
    const bytes = await readFile(resolve(dirname(lotsFile), file))
    const type = `image/${file.endsWith('.png') ? 'png' : 'jpeg'}`
    const to = await call('POST', '/presigned_urls', {
      body: { operation: 'put_object', kind: 'image', content_type: type, size: bytes.length },
    })
    const headers = { ...to.aws_headers, 'Content-Type': type }
    const sent = await fetch(new URL(to.aws_url, LOTLINE_URL), {
      method: 'PUT',
      headers,
      body: bytes,
    })
    if (!sent.ok) throw new Refused(sent.status, `${file}: ${await sent.text()}`)
    keys.set(file, to.file_key)
  }
  return keys
}

/** Answers each offer that waits for the seller, once for each of its revisions. */
async function answer({ call, pages }: Api) {
  const waiting: Offer[] = []
  for await (const document of pages('/offers', { live: 'true' }))
    waiting.push(...offersIn(document).filter(({ state }) => state === 'seller_review'))
  await each(waiting, async ({ id, number, revision, lines }) => {
    const { act, ...terms } = answerTo(lines)
    const { method, path } = ways[act]
    await call(method, `/offers/${id}/${path}`, {
      body: { revision, ...('prices' in terms && { offer_products_attributes: terms.prices }) },
      key: `offer-${id}-${revision}`,
    })
    say(`${act} ${number}`)
  })
}

/** Ships each paid order whose parcel has a number. */
async function ship({ call, pages }: Api, shipments: Shipments) {
  const ready: Order[] = []
  for await (const { data } of pages('/marketplace/purchase_orders', { open: 'true' }))
    ready.push(...data.map(orderOf).filter(({ canShip }: Order) => canShip))
  await each(ready, async ({ id, number }) => {
    const parcel = shipments[number]
    if (!parcel) return say(`waits for its parcel ${number}`)
    await call('POST', `/marketplace/purchase_orders/${id}/state_transitions`, {
      body: { event: 'ship', ...parcel },
      key: `ship-${id}`,
    })
    say(`shipped ${number}`)
  })
}

type Resource<Attributes> = { id: string; attributes: Attributes }
type OfferDocument = {
  data: (Resource<{ offer_number: string; state: string; revision: number }> & {
    relationships: { offer_products: { data: { id: string }[] } }
  })[]
  included: Resource<Omit<Line, 'id'>>[]
}

function offersIn({ data, included }: OfferDocument): Offer[] {
  const lines = new Map(included.map(({ id, attributes }) => [id, { id, ...attributes }]))
  return data.map(
    ({ id, attributes: { offer_number: number, state, revision }, relationships }) => ({
      id,
      number,
      state,
      revision,
      lines: relationships.offer_products.data.flatMap((line) => lines.get(line.id) ?? []),
    }),
  )
}

type OrderResource = Resource<{
  po_number: string
  allowed_state_transitions: { event: string }[]
}>

function orderOf({ id, attributes }: OrderResource): Order {
  const { po_number: number, allowed_state_transitions: may } = attributes
  return { id, number, canShip: may.some(({ event }) => event === 'ship') }
}

/** A few at once; a refusal is told and does not stop the others. */
async function each<Item>(items: Item[], act: (item: Item) => Promise<void>) {
  const left = items.values()
  const worker = async () => {
    for (const item of left) {
      try {
        await act(item)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        process.stderr.write(`refused ${error.status}: ${error.message}\n`)
        process.exitCode = 1
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

async function fromJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8'))
}
