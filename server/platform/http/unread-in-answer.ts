import { ReadyJson } from './ready-json.ts'

/** An answer that names what of the body was not read; a list has no place for it. */
export function withUnread<Sent>(sent: Sent | ReadyJson<Sent>, unread: readonly string[]) {
  const named = { unread_fields: unread }
  if (sent instanceof ReadyJson) return new ReadyJson<Sent>(joined(named, sent.text))
  return typeof sent === 'object' && !Array.isArray(sent) ? { ...sent, ...named } : sent
}

/** Without parsing the text, which may be long. */
const joined = (named: object, text: string) =>
  text.startsWith('{"') ? `${JSON.stringify(named).slice(0, -1)},${text.slice(1)}` : text
