import type { Endpoint } from '#market/endpoint.ts'
import { ask } from './ask.ts'
import { refusalOf, type Rest } from './call.ts'
import { saveFile } from './save-file.ts'

/** Makes a call that answers with a file, and saves the file; a refusal is a CallError. */
export async function download<Params extends object, Query extends object, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  ...[given]: Rest<Params, Query, Body>
) {
  const answer = await askForFile(endpoint, given)
  saveFile(nameOf(answer), await answer.blob())
}

/** Makes a call that answers with a file, for the page to read; a refusal is a CallError. */
export async function readFile<Params extends object, Query extends object, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  ...[given]: Rest<Params, Query, Body>
) {
  const answer = await askForFile(endpoint, given)
  return answer.blob()
}

async function askForFile<Params, Query, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  given: object | undefined,
) {
  const answer = await ask(endpoint, { ...given })
  if (!answer.ok) throw await refusalOf(answer, endpoint.policy)
  return answer
}

const nameOf = (answer: Response) =>
  /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'lotline'
