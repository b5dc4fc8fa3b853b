import { createHash } from 'node:crypto'
import { ProviderError } from '../provider-error.ts'
import { withBooks, type Books, type Sandbox } from '../sandbox.ts'
import { claimKey, findAnswer, saveAnswer, type Answer } from '../sandbox-idempotency-store.ts'

export type WriteRequest = {
  key: string | undefined
  /** Each account has keys of its own. */
  account: string | undefined
  path: string
  form: string
}
type Write = (books: Books) => Promise<object>

/** Carries out a write; with a key that was used before, answers as it did then. */
export const answerOnce = (sandbox: Sandbox, request: WriteRequest, write: Write) =>
  withBooks(sandbox, async (books): Promise<Answer> => {
    if (!request.key) return await answerOf(books, write)
    const key = keyOf(request)
    if (!(await claimKey(books.tx, key, fingerprintOf(request)))) return replay(books, request)
    const answer = await answerOf(books, write)
    await saveAnswer(books.tx, key, answer)
    return answer
  })

/** A refusal counts as the answer too: asking again with the same key does not help. */
async function answerOf(books: Books, write: Write): Promise<Answer> {
  try {
    return { status: 200, body: await write(books) }
  } catch (error) {
    if (error instanceof ProviderError) return { status: error.status, body: error.body }
    throw error
  }
}

async function replay({ tx }: Books, request: WriteRequest): Promise<Answer> {
  const earlier = await findAnswer(tx, keyOf(request))
  if (earlier.fingerprint === fingerprintOf(request)) return earlier
  const refusal = new ProviderError(
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${request.key}' if you meant to execute a different request.`,
    400,
    { type: 'idempotency_error' },
  )
  return { status: refusal.status, body: refusal.body }
}

const keyOf = ({ account, key = '' }: WriteRequest) => (account ? `${account} ${key}` : key)

function fingerprintOf({ path, form }: WriteRequest) {
  const params = new URLSearchParams(form)
  params.sort()
  return createHash('sha256').update(`${path}?${params.toString()}`).digest('hex')
}
