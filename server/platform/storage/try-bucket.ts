import { AwsClient } from 'aws4fetch'
import { networkProblem } from '../network-problem.ts'
import type { S3Place } from './s3-storage.ts'

/** Asks for one name of the bucket; answers what hinders it, in words for the operator, or null. */
export async function tryBucket(
  { bucket, endpoint, ...access }: S3Place,
  longestMs: number,
): Promise<string | null> {
  const client = new AwsClient({ ...access, service: 's3', retries: 0 })
  const address = `${endpoint.replace(/\/$/, '')}/${bucket}?list-type=2&max-keys=1`
  try {
    const answer = await client.fetch(address, { signal: AbortSignal.timeout(longestMs) })
    const text = await answer.text()
    return answer.ok ? null : refusal(answer.status, /<Code>(\w+)<\/Code>/.exec(text)?.[1])
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return isLate ? 'it does not answer' : (networkProblem(error) ?? String(error))
  }
}

function refusal(status: number, code: string | undefined) {
  const said = code ? `${status} ${code}` : `${status}`
  if (status === 404 || code === 'NoSuchBucket') return `there is no such bucket (${said})`
  if (status === 401 || status === 403)
    return `it refuses S3_ACCESS_KEY_ID with S3_SECRET_ACCESS_KEY, or these may not read the bucket (${said})`
  return `it answered ${said}`
}
