import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'

const PLACE = /file:\/\/\/[^\s()]+\.js:\d+:\d+/g

/**
 * A stack trace with the places in our sources, where what runs is one file made of them. Read when an error is
 * shown: Node's own way, `--enable-source-maps`, takes 50 MB from the start.
 */
export const stackInSource = (stack: string) => stack.replaceAll(PLACE, placeInSource)

function placeInSource(place: string) {
  const [, file = '', line, column] = /^(.*):(\d+):(\d+)$/.exec(place) ?? []
  const source = mapOf(file)?.findOrigin(Number(line), Number(column))
  if (!source || !('fileName' in source)) return place
  return `${new URL(source.fileName, file).href}:${source.lineNumber}:${source.columnNumber}`
}

const maps = new Map<string, SourceMap | undefined>()

function mapOf(file: string) {
  if (!maps.has(file)) maps.set(file, readMap(file))
  return maps.get(file)
}

function readMap(file: string) {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8')))
  } catch {
    // Most files are not ours and have no source map.
    return undefined
  }
}
