import { CallError, NO_ANSWER } from '#web/platform/http/call-error.ts'

type Signed = { aws_url: string; aws_headers: Record<string, string> }
type Sending = { signal: AbortSignal; onShare: (share: number) => void }

/** Puts a file to its signed address. Not by fetch, which cannot tell how much has gone out. */
export function putFile({ aws_url, aws_headers }: Signed, file: Blob, sending: Sending) {
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', aws_url)
    for (const [name, value] of Object.entries(aws_headers)) request.setRequestHeader(name, value)
    if (file.type) request.setRequestHeader('Content-Type', file.type)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      sending.onShare(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('error', () => reject(new CallError({ status: NO_ANSWER })))
    request.addEventListener('abort', () => reject(sending.signal.reason))
    request.addEventListener('load', () => {
      const { status, responseText } = request
      if (status >= 200 && status < 300) resolve()
      else reject(new CallError({ status, body: contentOf(responseText) }))
    })
    sending.signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

function contentOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
