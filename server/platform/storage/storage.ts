/** Files by name, such as `photos/7f3a/400.webp`: in a folder or in an S3-compatible store. */
export type Storage = {
  /** The whole file; undefined if it doesn't exist. Throws TooLarge for more than `mostBytes`. */
  read(name: string, mostBytes?: number): Promise<Buffer | undefined>
  /** Atomic; replaces what was there. */
  write(name: string, bytes: Buffer): Promise<void>
  remove(name: string): Promise<void>
  /** The names of all files in a folder and below, in no order. */
  list(folder: string): AsyncIterable<string>
  /** Removes half-written files of killed processes that nobody has written to for a while. */
  removeDrafts(idleMs: number): Promise<void>
}

export class TooLarge extends Error {
  constructor() {
    super('The file is too large')
  }
}

const NAME = /^[a-z0-9-]+(\/[a-z0-9][a-z0-9.-]*)+$/

export const isName = (name: string) => NAME.test(name)

/** Names come from our code, never from input, so a name that leads elsewhere is a bug. */
export function safeName(name: string) {
  if (!isName(name)) throw new Error(`Not the name of a stored file: ${name}`)
  return name
}
