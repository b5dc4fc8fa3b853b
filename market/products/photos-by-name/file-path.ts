import { IMAGE_TYPES } from '#market/uploads/upload-limits.ts'

/** How many folders above a file are read. */
const MOST_FOLDERS = 4

/** The parts of a path that may name a product, the nearest first: the file without its ending, then its folders. */
export function segmentsOf(path: string): string[] {
  const parts = partsOf(path).toReversed()
  const [file = '', ...folders] = parts
  return [file.replace(ENDING, ''), ...folders.slice(0, MOST_FOLDERS)]
}

/** Files that an operating system adds to people's folders and nobody means to send. */
export const isClutter = (path: string) =>
  partsOf(path).some((part) => part.startsWith('.') || CLUTTER.has(part.toLowerCase()))

/** The content type of a photo, by its name; undefined for other files. */
export function photoTypeOf(path: string) {
  const [ending = ''] = ENDING.exec(path) ?? []
  const type = `image/${ending
    .slice(1)
    .toLowerCase()
    .replace(/^jpg$|^jfif$/, 'jpeg')}`
  return IMAGE_TYPES.includes(type) ? type : undefined
}

export const fileNameOf = (path: string) => partsOf(path).at(-1) ?? path

const CLUTTER = new Set(['__macosx', 'thumbs.db', 'desktop.ini'])
const ENDING = /\.[a-z0-9]{1,5}$/i

// Some programs for Windows write their own separator into a ZIP.
const partsOf = (path: string) =>
  path
    .normalize('NFC')
    .split(/[/\\]+/)
    .filter((part) => part !== '' && part !== '.')
