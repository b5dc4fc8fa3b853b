/** An answer that is JSON already: its parts were checked when they were made, and are not made again for each call. */
export class ReadyJson<Answer> {
  readonly text: string
  /** What the text says; nothing is kept there. */
  declare readonly says: Answer

  constructor(text: string) {
    this.text = text
  }
}

/** An answer of which one list is JSON already. */
export const withReadyList = <Answer extends object, Name extends keyof Answer & string>(
  name: Name,
  items: readonly string[],
  rest: Omit<Answer, Name>,
) => new ReadyJson<Answer>(`{"${name}":[${items.join(',')}],${JSON.stringify(rest).slice(1)}`)

/** An answer that names what of the body was not read; a list has no place for it. */
export function withUnread<Sent>(sent: Sent | ReadyJson<Sent>, unread: readonly string[]) {
  const named = { unread_fields: unread }
  if (sent instanceof ReadyJson) return new ReadyJson<Sent>(joined(named, sent.text))
  return typeof sent === 'object' && !Array.isArray(sent) ? { ...sent, ...named } : sent
}

/** Without parsing the text, which may be long. */
const joined = (named: object, text: string) =>
  text.startsWith('{"') ? `${JSON.stringify(named).slice(0, -1)},${text.slice(1)}` : text
