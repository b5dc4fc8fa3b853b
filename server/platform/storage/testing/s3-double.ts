import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Access = { accessKeyId: string; secretAccessKey: string }

/** A server that speaks the part of S3 we use and accepts only valid signatures (SigV4). */
export async function startS3Double(access: Access, { namesAtOnce = 1000, port: wanted = 0 } = {}) {
  const files = new Map<string, Buffer>()
  let isAway = false
  const server = createServer((request, answer) => {
    void serve(request).then(({ status, content }) => answer.writeHead(status).end(content))
  })

  async function serve(request: IncomingMessage): Promise<{ status: number; content?: Buffer }> {
    const content = await buffer(request)
    if (isAway) return { status: 503 }
    if (!isRightlySigned(request, access)) return { status: 403 }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
    if (searchParams.has('list-type'))
      return { status: 200, content: names(pathname, searchParams) }
    if (request.method === 'PUT') files.set(pathname, content)
    if (request.method === 'DELETE') files.delete(pathname)
    if (request.method !== 'GET') return { status: request.method === 'DELETE' ? 204 : 200 }
    const found = files.get(pathname)
    return found ? { status: 200, content: found } : { status: 404 }
  }

  /** A page of the names in a bucket; the token is the last one of the page before. */
  function names(bucket: string, asked: URLSearchParams) {
    const [prefix, after] = [asked.get('prefix') ?? '', asked.get('continuation-token') ?? '']
    const found = [...files.keys()]
      .filter((path) => path.startsWith(`${bucket}/${prefix}`))
      .map((path) => path.slice(bucket.length + 1))
      .filter((name) => name > after)
      .toSorted()
    const page = found.slice(0, namesAtOnce)
    const contents = page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('')
    const next =
      found.length > page.length
        ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
        : ''
    return Buffer.from(
      `<?xml version="1.0"?><ListBucketResult>${contents}${next}</ListBucketResult>`,
    )
  }

  await new Promise<void>((listening) => server.listen(wanted, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    files,
    goAway: () => void (isAway = true),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Signed = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** Verifies a signature in the query or header as AWS documents it, without using the signer's code. */
export function isRightlySigned(request: Signed, access: Access): boolean {
  const url = new URL(request.url ?? '/', 'http://s3')
  const given = inQuery(url) ?? inHeader(request)
  if (!given || given.isOver) return false
  const [keyId, ...scope] = given.credential.split('/')
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
  const headers = given.signedHeaders.split(';')
  const canonical = [
    request.method,
    url.pathname,
    query,
    ...headers.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    given.signedHeaders,
    request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD',
  ].join('\n')
  const hash = createHash('sha256').update(canonical).digest('hex')
  const toSign = ['AWS4-HMAC-SHA256', given.date, scope.join('/'), hash].join('\n')
  const secret = Buffer.from(`AWS4${access.secretAccessKey}`)
  const key = scope.reduce((last, part) => hmac(last, part), secret)
  const right = hmac(key, toSign)
  const signature = Buffer.from(given.signature, 'hex')
  const isRight = signature.length === right.length && timingSafeEqual(signature, right)
  return keyId === access.accessKeyId && isRight && headers.includes('host')
}

function inQuery({ searchParams }: URL) {
  const of = (name: string) => searchParams.get(`X-Amz-${name}`) ?? ''
  if (!of('Signature')) return undefined
  const end = momentOf(of('Date')) + Number(of('Expires')) * 1000
  return {
    credential: of('Credential'),
    signedHeaders: of('SignedHeaders'),
    signature: of('Signature'),
    date: of('Date'),
    isOver: end < Date.now(),
  }
}

function inHeader({ headers }: Signed) {
  const parts = /Credential=(\S+), SignedHeaders=(\S+), Signature=(\w+)/.exec(
    headers.authorization ?? '',
  )
  if (!parts) return undefined
  const [, credential = '', signedHeaders = '', signature = ''] = parts
  return {
    credential,
    signedHeaders,
    signature,
    date: String(headers['x-amz-date']),
    isOver: false,
  }
}

const momentOf = (date: string) =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
