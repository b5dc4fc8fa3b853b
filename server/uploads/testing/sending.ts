import { request } from 'node:http'
import type { Answer, Caller } from '#server/testing/caller.ts'

/** Requests an upload address for one file. */
export async function anAddress(caller: Caller, told: object = {}) {
  const { body } = await caller.post('/presigned_urls', told)
  return { address: String(body.aws_url), key: String(body.file_key) }
}

/** Puts a file to a signed address, as the browser does: without a session. */
export async function putFile(address: string, content: Buffer, type = 'image/jpeg') {
  const answer = await fetch(address, {
    method: 'PUT',
    headers: { 'Content-Type': type },
    body: new Uint8Array(content),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: JSON.parse(text) } satisfies Answer
}

/** Sends a file whole and answers its key. */
export async function send(caller: Caller, content: Buffer, told: object = {}) {
  const { address, key } = await anAddress(caller, told)
  const { status } = await putFile(address, content)
  if (status !== 200) throw new Error(`The file was not taken: ${status}`)
  return key
}

export const preview = (caller: Caller, key: string, width?: number) =>
  caller.post('/presigned_urls', { operation: 'get_object', key, ...(width && { width }) })

/** Begins a PUT and returns its outcome; the test writes, ends or aborts it. */
export function startPut(address: string, headers: Record<string, string | number>) {
  const sending = request(address, { method: 'PUT', headers })
  const answered = new Promise<number | 'broken off'>((settle) => {
    sending.on('response', (answer) => {
      answer.resume()
      settle(answer.statusCode ?? 0)
    })
    sending.on('error', () => settle('broken off'))
  })
  return { sending, answered }
}
