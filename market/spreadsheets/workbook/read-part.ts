import type { Decoder, MarkupListener, SpreadsheetTools } from '../spreadsheet-tools.ts'
import { nesting } from './nesting.ts'
import type { ZipFile } from './zip-file.ts'

/** A listener that may say that it has heard enough. */
export type PartListener = MarkupListener & {
  isDone?: () => boolean
  /** What is passed over up to its end, as text: that takes a tenth of the time of parsing it. */
  behind?: RegExp
}

/** Reads an XML part of a workbook as it is unpacked; names come without their prefixes. */
export function readPart(
  { zip, tools }: { zip: ZipFile; tools: SpreadsheetTools },
  name: string,
  listener: PartListener,
) {
  const depth = nesting()
  const parser = tools.markup(
    {
      open(tag, attributes) {
        depth.open()
        listener.open(bare(tag), attributes)
      },
      text: listener.text,
      close(tag) {
        depth.close()
        listener.close(bare(tag))
      },
    },
    'xml',
  )
  const relevant = behindOf(listener.behind)
  let decoder: InstanceType<Decoder> | undefined
  zip.read(name, (piece) => {
    decoder ??= new tools.TextDecoder(encodingOf(piece))
    parser.write(relevant(decoder.decode(piece, { stream: true })))
    return !(listener.isDone?.() ?? false)
  })
  if (decoder) parser.write(relevant(decoder.decode()))
  parser.end()
}

/** A name without the prefix of its namespace, which each program chooses itself. */
export const bare = (name: string) => name.slice(name.indexOf(':') + 1)

const LONGEST_TAG = 200

/** Passes on what comes behind the first text of this kind. */
function behindOf(pattern: RegExp | undefined) {
  let waiting = pattern && ''
  return (text: string) => {
    if (!pattern || waiting === undefined) return text
    const all = waiting + text
    const found = pattern.exec(all)
    waiting = found ? undefined : all.slice(-LONGEST_TAG)
    return found ? all.slice(found.index + found[0].length) : ''
  }
}

const [LESS_THAN, NOTHING] = [0x3c, 0]

/** XML is UTF-8, or UTF-16 by its mark or its first character. */
function encodingOf([first, second]: Uint8Array) {
  if ((first === 0xff && second === 0xfe) || (first === LESS_THAN && second === NOTHING))
    return 'utf-16le'
  const isBigEnd =
    (first === 0xfe && second === 0xff) || (first === NOTHING && second === LESS_THAN)
  return isBigEnd ? 'utf-16be' : 'utf-8'
}
