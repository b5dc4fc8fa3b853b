import { setTimeout as sleep } from 'node:timers/promises'
import { withCheckDigit } from '#market/products/upc.ts'
import { upload } from '#server/imports/testing/import-of.ts'
import { aPaidOrder } from '#server/payments/testing/a-paid-order.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { aBuyer, aSeller } from '#server/testing/listings.ts'
import type { Bench } from '../support/benchmark.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure, Report } from '../support/report.ts'
import { aPlace, timeUntil, type Place } from './a-place.ts'
import { mailServer, silentPort } from './servers.ts'

const SELLERS = 10
const LOTS = 10_000
const SMALL = 50
const MAILS = 31
const LONGEST_MS = 120_000

/** What people wait for while sellers import large files whose photos never come, or the mail server says nothing. */
export async function measureLanes({ keep, quick, against }: Bench): Promise<Report> {
  const before = against === undefined ? undefined : await measure(keep, { quick, folder: against })
  const now = await measure(keep, { quick, folder: undefined })
  const figure = (what: keyof typeof now, words: string, atMost?: number): Figure[] => {
    const baseline: Figure | undefined = before && {
      what: `before: ${words}`,
      unit: 'ms',
      runs: [before[what]],
    }
    const figured: Figure = {
      what: words,
      unit: 'ms',
      runs: [now[what]],
      ...(atMost !== undefined && { goal: { of: 'p95', atMost } as const }),
      ...(baseline && { baseline }),
    }
    return baseline ? [baseline, figured] : [figured]
  }
  return {
    made: [
      `${SELLERS} sellers at once import files of ${LOTS.toLocaleString('en-US')} lots with two photo addresses each, on hosts that take connections and say nothing; meanwhile links and refunds are asked for, and other sellers import ${SMALL} lots.`,
      `Then, on a new site, ${MAILS} mails for a mail server that says nothing, and an import of ${SMALL} lots. What did not come within ${LONGEST_MS / 1000} s counts as that.`,
      ...(before ? [`Before: the server of ${against}.`] : []),
    ],
    figures: [
      ...figure('links', 'a sign-in link asked for, until the mail server has it', 2000),
      ...figure('refunds', 'an order canceled, until its refund is made', 5000),
      ...figure('imports', `another seller's import of ${SMALL} lots`, 5000),
      ...figure('stop', 'told to stop with all of this under way, until it is gone', 10_000),
      ...figure(
        'silentMail',
        `an import of ${SMALL} lots behind ${MAILS} mails nobody takes`,
        5000,
      ),
    ],
  }
}

type Measured = { quick: boolean; folder: string | undefined }

async function measure(keep: AsyncDisposableStack, { quick, folder }: Measured) {
  const mail = await mailServer(keep)
  const place = await aPlace(keep, { folder, smtpUrl: mail.url })
  const rounds = quick ? 5 : 20
  const orders = await repeat(rounds, () => aPaidOrder(place))
  const readers = await repeat(rounds, () =>
    aBuyer(place.db, { status: 'approved', passwordHash: null }),
  )
  for (let seller = 1; seller <= SELLERS; seller++)
    await beginImport(place, fileWithSilentPhotos(LOTS, seller))
  // Until the first photos are awaited.
  await sleep(5000)
  const browser = await openBrowser(place.address)
  const links = Promise.all(
    readers.map(async ({ email }, at) => {
      await sleep(at * 1000)
      await browser.send('POST', '/magic_links', { body: { email } })
      return timeUntil(() => mail.arrivals.has(email), LONGEST_MS)
    }),
  )
  const refunds = Promise.all(
    orders.map(async ({ cancel, refunds: made }, at) => {
      await sleep(at * 1000 + 300)
      await cancel()
      return timeUntil(async () => (await made())[0]?.status === 'succeeded', LONGEST_MS)
    }),
  )
  const imports = repeat(quick ? 2 : 5, () => timeOfSmallImport(place))
  const figures = { links: await links, refunds: await refunds, imports: await imports }
  const start = performance.now()
  await place.server.stop()
  const stop = [performance.now() - start]

  const quiet = `smtp://127.0.0.1:${await silentPort(keep)}`
  const behind = await aPlace(keep, { folder, smtpUrl: quiet })
  await behind.db.transaction().execute(async (tx) => {
    const text = { subject: 'Hello', html: '', text: 'Hello' }
    for (let at = 0; at < MAILS; at++)
      await writeMail(tx, { ...text, key: `silent:${at}`, to: `reader-${at}@bench.example` })
  })
  const silentMail = [await timeOfSmallImport(behind)]
  return { ...figures, stop, silentMail }
}

async function timeOfSmallImport(place: Place) {
  const { seller, key } = await beginImport(place, smallFile(SMALL))
  return timeUntil(async () => {
    const { body } = await seller.get(`/imported_csvs/${key}`)
    return body.message !== 'Import is in progress'
  }, LONGEST_MS)
}

async function beginImport(place: Place, csv: string) {
  const seller = await place.as(await aSeller(place.db))
  const key = await upload(seller, csv)
  const { status } = await seller.post('/imported_csvs', { key })
  if (status >= 300) throw new Error(`The import was not begun: ${status}`)
  return { seller, key }
}

const HOSTS_OF_A_SELLER = 200

/** A file with this many lots with two photos each, on hosts that accept connections and never answer. */
const fileWithSilentPhotos = (lots: number, seller: number) =>
  [
    'UPC,Product Name,Photo URL,Photo URL 2,Unit MSRP,Unit Wholesale,Unit Asking Price,Units',
    ...Array.from({ length: lots }, (_, at) => {
      const host = `http://93.184.${seller}.${at % HOSTS_OF_A_SELLER}`
      const photos = `${host}/${at}-1.jpg,${host}/${at}-2.jpg`
      return `${withCheckDigit(String(50_000_000_000 + at))},Mug ${at},${photos},40,20,10,7`
    }),
  ].join('\n')

/** A small file, its photos in our own storage. */
const smallFile = (lots: number) =>
  [
    'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units',
    ...Array.from(
      { length: lots },
      (_, at) =>
        `${withCheckDigit(String(60_000_000_000 + at))},Cup ${at},/photos/cup/800.webp,40,20,10,7`,
    ),
  ].join('\n')
