import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export type ZipEntry = { name: string; pieces: AsyncIterable<string | Uint8Array> }

/** A ZIP file, piece by piece: nothing of it is held whole, and it may be of any length. */
export function zipOf(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream.pipe(new PassThrough())
  const breakOff = (error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', breakOff)
  void fill(zip, { entries, output }).catch(breakOff)
  return output
}

type Filling = { entries: AsyncIterable<ZipEntry>; output: Readable }

/** The next entry is asked for when the one before is read, so that few of them are held. */
async function fill(zip: ZipFile, { entries, output }: Filling) {
  for await (const { name, pieces } of entries) {
    const content = Readable.from(pieces)
    const stop = () => content.destroy()
    output.once('close', stop)
    zip.addReadStream(content, name, { forceDosTimestamp: true })
    await finished(content)
    output.off('close', stop)
  }
  zip.end()
}
