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
