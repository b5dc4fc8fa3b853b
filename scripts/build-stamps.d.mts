type Part = { stamp: string; files: string[]; folders: string[]; isRelease?: boolean }
type Stamp = { look: string; content: string; isRelease: boolean }

export function isFresh(part: Part): boolean
export function stampOf(part: Part): Stamp
export function writeStamp(part: Part, known: Stamp): void
