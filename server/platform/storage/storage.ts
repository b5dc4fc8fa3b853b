/** Files by name, such as `photos/7f3a/400.webp`: in a folder or in an S3-compatible store. */
export type Storage = {
  /** The whole file; nothing when it is not there. One of more than `mostBytes` throws TooLarge. */
  read(name: string, mostBytes?: number): Promise<Buffer | undefined>
  /** Whole or not at all, over what was there. */
  write(name: string, bytes: Buffer): Promise<void>
  remove(name: string): Promise<void>
  /** The names of what lies in a folder and below, in no order. */
  list(folder: string): AsyncIterable<string>
  /** Removes what killed processes left half-written, where nobody wrote to it for so long. */
  removeDrafts(idleMs: number): Promise<void>
}

export class TooLarge extends Error {
  constructor() {
    super('The file is larger than may be')
  }
}

const NAME = /^[a-z0-9-]+(\/[a-z0-9][a-z0-9.-]*)+$/

export const isName = (name: string) => NAME.test(name)

/** Names are made here, never typed: one that could lead elsewhere is a mistake of ours. */
export function safeName(name: string) {
  if (!isName(name)) throw new Error(`Not the name of a stored file: ${name}`)
  return name
}
