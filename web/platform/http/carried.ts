import type { Endpoint } from '#market/endpoint.ts'
import { firstCall, keyOf, type CallInput } from '#market/first-calls/first-call.ts'
import { nextTask } from '#web/platform/next-task.ts'

/** What came with the page is as fresh as an answer to a call, but not for longer. */
const FRESH_MS = 30_000

/** Entries of a list that are read in one task: on a phone, each takes some milliseconds. */
const READ_AT_ONCE = 6

let answers: Map<string, unknown> | undefined

/** Whether the page came with answers to a call. It is named: importing the endpoint would load the code that this decides about. */
export function isCarried(call: `GET /${string}`): boolean {
  answers ??= readPage()
  return [...answers.keys()].some((key) => key.startsWith(`${call} `))
}

/** Puts answers here as if they had come with the page, until the next are: where a page is drawn without a browser. */
export function carry(json: string) {
  answers = answersIn(json)
}

/** The answer that came with the page, once: for who asks again, it is asked for. */
export function carried<Params, Query, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  given: CallInput<Partial<Params>, Partial<Query>, Partial<Body>> = {},
): Answer | undefined {
  const answer = take(endpoint, given)
  return answer === undefined ? undefined : endpoint.answer.safeParse(answer).data
}

/** The same, with the lists of the answer read a few entries at a time, between which the browser answers to presses. */
export async function carriedInTurn<Params, Query, Body, Answer extends object>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  given: CallInput<Partial<Params>, Partial<Query>, Partial<Body>>,
): Promise<Answer | undefined> {
  const answer = take(endpoint, given)
  if (typeof answer !== 'object' || answer === null) return undefined
  const lists = Object.entries(answer).filter(isList)
  const empty = { ...answer, ...Object.fromEntries(lists.map(([name]) => [name, []])) }
  const read = endpoint.answer.safeParse(empty).data
  for (const [name, entries] of lists) {
    const readEntries: unknown[] = []
    for (let at = 0; at < entries.length; at += READ_AT_ONCE) {
      await nextTask()
      const part = { ...empty, [name]: entries.slice(at, at + READ_AT_ONCE) }
      const { data } = endpoint.answer.safeParse(part)
      if (!data || !read) return undefined
      readEntries.push(...listIn(data, name))
    }
    if (read && name in read) Reflect.set(read, name, readEntries)
  }
  return read
}

const listIn = (answer: object, name: string) => {
  const list: unknown = Reflect.get(answer, name)
  return Array.isArray(list) ? list : []
}
const isList = (field: [string, unknown]): field is [string, unknown[]] => Array.isArray(field[1])

function take<Params, Query, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  given: CallInput<Partial<Params>, Partial<Query>, Partial<Body>>,
): unknown {
  answers ??= readPage()
  if (answers.size === 0) return undefined
  if (!import.meta.env.SSR && isTakenOver() && performance.now() > FRESH_MS) dropCarried()
  const key = keyOf(firstCall(endpoint, given))
  const answer = answers.get(key)
  answers.delete(key)
  return answer
}

/** The same for the first page of a paged list. */
export function carriedPage<Params, Query, Body, Answer, Page>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  given: CallInput<Partial<Params>, Partial<Query>, Partial<Body>>,
  page: Page,
) {
  const first = carried(endpoint, given)
  return first && { pages: [first], pageParams: [page] }
}

/** Whether there are no more pages of a list than the first. */
export const isWhole = ({ meta }: { meta: { total_pages: number } }) => meta.total_pages <= 1

/** Until the scripts have taken over what the server drew, they need what it was drawn with, however long they took to come. */
const isTakenOver = () => document.querySelector('#root[data-page]') === null

/** After a change, what came with the page may no longer be so. */
export const dropCarried = () => answers?.clear()

const readPage = () => answersIn(document.getElementById('carried')?.textContent)

function answersIn(json: string | undefined): Map<string, unknown> {
  const read: unknown = json ? JSON.parse(json) : undefined
  return new Map(read && typeof read === 'object' ? Object.entries(read) : [])
}
