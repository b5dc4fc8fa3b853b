import { AwsClient } from 'aws4fetch'
import { Refusal } from '#server/platform/http/refusal.ts'
import { isName, safeName, TooLarge, type Storage } from './storage.ts'

export type S3Place = {
  bucket: string
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export type S3Storage = Storage & {
  /** A signed address that accepts one file under this name for a number of seconds; of exactly this length when one is given. */
  presignPut(name: string, allowed: { seconds: number; size?: number | undefined }): Promise<string>
}

const LONGEST_MS = 30_000
const RETRIES = 2

/** Files in a bucket of an S3-compatible store, addressed by path, which all of them understand. */
export function s3Storage({ bucket, endpoint, ...access }: S3Place): S3Storage {
  const client = new AwsClient({ ...access, service: 's3', retries: RETRIES })
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}/`
  const addressOf = (name: string) => new URL(root + safeName(name))

  return {
    async read(name, mostBytes = Infinity) {
      const answer = await ask(name, { method: 'GET' })
      return answer.status === 404 ? undefined : bytesOf(answer, mostBytes)
    },
    async write(name, bytes) {
      await ask(name, { method: 'PUT', body: new Uint8Array(bytes) })
    },
    async remove(name) {
      await ask(name, { method: 'DELETE' })
    },
    async *list(folder) {
      let page: string | undefined
      do {
        const answer = await askForNames(folder, page)
        for (const name of textsOf(answer, 'Key')) if (isName(name)) yield name
        page = textsOf(answer, 'NextContinuationToken')[0]
      } while (page)
    },
    // A bucket shows an object only once it is complete.
    async removeDrafts() {},
    async presignPut(name, { seconds, size }) {
      const address = addressOf(name)
      address.searchParams.set('X-Amz-Expires', String(seconds))
      const headers = size === undefined ? {} : { 'Content-Length': String(size) }
      // The signer omits Content-Length unless told to sign all headers.
      const aws = { signQuery: true, allHeaders: true }
      const { url } = await client.sign(address, { method: 'PUT', headers, aws })
      return url
    },
  }

  async function ask(name: string, request: RequestInit) {
    const signal = AbortSignal.timeout(LONGEST_MS)
    const answer = await client.fetch(addressOf(name).href, { ...request, signal }).catch(away)
    if (answer.ok) return answer
    await answer.body?.cancel()
    if (answer.status === 404 && request.method !== 'PUT') return answer
    if (answer.status >= 500 || answer.status === 429) return away()
    throw new Error(`The file storage answered ${answer.status} to ${request.method} ${name}`)
  }

  async function askForNames(folder: string, page: string | undefined) {
    const address = new URL(`${root.slice(0, -1)}?list-type=2`)
    address.searchParams.set('prefix', `${folder}/`)
    if (page) address.searchParams.set('continuation-token', page)
    const signal = AbortSignal.timeout(LONGEST_MS)
    const answer = await client.fetch(address.href, { signal }).catch(away)
    if (answer.ok) return answer.text()
    await answer.body?.cancel()
    if (answer.status >= 500 || answer.status === 429) return away()
    throw new Error(`The file storage answered ${answer.status} to the question for its names`)
  }
}

/** The texts of all elements of this name; our names and tokens contain no XML entity but `&amp;`. */
const textsOf = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  )

function away(): never {
  throw new Refusal('Files aren’t available right now. Please try again.', 503, {
    retryAfter: 5,
  })
}

async function bytesOf({ body }: Response, mostBytes: number) {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new TooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
