import type { MarkupListener, SpreadsheetTools } from '../spreadsheet-tools.ts'
import { nesting } from './nesting.ts'
import type { ZipFile } from './zip-file.ts'

/** A listener that may say that it has heard enough. */
export type PartListener = MarkupListener & { isDone?: () => boolean }

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
  const decoder = new tools.TextDecoder('utf-8')
  zip.read(name, (piece) => {
    parser.write(decoder.decode(piece, { stream: true }))
    return !(listener.isDone?.() ?? false)
  })
  parser.write(decoder.decode())
  parser.end()
}

/** A name without the prefix of its namespace, which each program chooses itself. */
export const bare = (name: string) => name.slice(name.indexOf(':') + 1)
