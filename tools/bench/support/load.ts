import { once } from 'node:events'
import { Agent, request } from 'node:http'

export type Call = {
  method: string
  path: string
  bearer?: string
  /** As a browser sends them, in place of a token. */
  cookie?: string
  body?: unknown
}
export type Answered = { ms: number; status: number }
export type Load = { answers: Answered[]; perSecond: number }

export type Caller = {
  /** Makes all the calls in order, this many at a time, each as soon as one before is answered. */
  make(calls: readonly Call[], atOnce: number): Promise<Load>
}

/** Connections to one server that stay open. */
export function callerOf(keep: AsyncDisposableStack, address: string): Caller {
  const agent = keep.adopt(new Agent({ keepAlive: true }), (each) => each.destroy())
  const { hostname, port } = new URL(address)

  async function make(calls: readonly Call[], atOnce: number): Promise<Load> {
    const answers: Answered[] = []
    const waiting = calls.values()
    const start = performance.now()
    const connections = Array.from({ length: atOnce }, async () => {
      for (const call of waiting) answers.push(await ask(call))
    })
    await Promise.all(connections)
    return { answers, perSecond: calls.length / ((performance.now() - start) / 1000) }
  }

  async function ask({ method, path, body, ...who }: Call): Promise<Answered> {
    const start = performance.now()
    const sent = request({ agent, hostname, port, method, path, headers: headersOf(who, body) })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
    const [answer] = await once(sent, 'response')
    answer.resume()
    await once(answer, 'end')
    return { ms: performance.now() - start, status: answer.statusCode }
  }

  return { make }
}

function headersOf({ bearer, cookie }: Pick<Call, 'bearer' | 'cookie'>, body: unknown) {
  return {
    accept: 'application/json',
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    ...(cookie !== undefined && { cookie }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
}

/** The times, once every call was answered as it should. */
export function timesOf({ answers }: Load, allowed: readonly number[] = [200]): number[] {
  const wrong = answers.find(({ status }) => !allowed.includes(status))
  if (wrong) throw new Error(`A call was answered with ${wrong.status}`)
  return answers.map(({ ms }) => ms)
}
