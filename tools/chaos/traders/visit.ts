import { openBrowser } from '#server/testing/browser.ts'
import type { Answer } from '#server/testing/caller.ts'
import type { History } from '../history/history.ts'
import { PASSWORD, type Person } from './board.ts'

const ANSWER_MS = 8000

/** Signs in with a password, looks at who that is, and signs out again. */
export async function visit(address: string, history: History, { email, userId }: Person) {
  const browser = await answered(openBrowser(address))
  // Without the token of a page, which a process that failed just then did not give, it would sign in as a program.
  if (!browser?.token) return
  const send = async (method: string, path: string, body?: object) => {
    const answer = await answered(browser.send(method, path, { ...(body && { body }) }))
    history.note(`${method} ${path}`, answer ? String(answer.status) : 'no answer')
    return answer
  }
  const answer = await send('POST', '/login', { user: { email, password: PASSWORD } })
  if (!isDone(answer)) return
  const me = await send('GET', '/me')
  if (me?.status === 401 || (isDone(me) && me.body.id !== userId))
    history.contradictions.push(`${email} signed in and is ${me.status} ${JSON.stringify(me.body)}`)
  if (!isDone(await send('DELETE', '/logout'))) return
  const after = await send('GET', '/me')
  if (isDone(after)) history.contradictions.push(`${email} signed out and is still signed in`)
}

const isDone = (answer: Answer | undefined): answer is Answer => answer?.status === 200

const answered = <Result>(asking: Promise<Result> | undefined): Promise<Result | undefined> =>
  Promise.race([
    asking?.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_MS, undefined).unref()),
  ])
