import { Readable } from 'node:stream'
import { TransformStream } from 'node:stream/web'
import { configure, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'

export type ZipEntry = { name: string; pieces: AsyncIterable<string | Uint8Array> }

// Its workers are for browsers; Node compresses in threads of its own anyway.
configure({ useWebWorkers: false })

// With the longer sizes Excel warns of a workbook. The archive as a whole may have more than 4 GB all the same.
const UP_TO_4_GB = { zip64: false }

/** A ZIP file, piece by piece: nothing of it is held whole, and it may be of any length. */
export function zipOf(entries: AsyncIterable<ZipEntry>): Readable {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const zip = new ZipWriter(writable, { extendedTimestamp: false })
  // A reader that stopped has ended the stream already.
  void fill(zip, entries).catch((error) => writable.abort(error).catch(() => {}))
  return Readable.fromWeb(readable)
}

/** The next entry is asked for when the one before is read, so that few of them are held. */
async function fill(zip: ZipWriter<unknown>, entries: AsyncIterable<ZipEntry>) {
  for await (const { name, pieces } of entries) await zip.add(name, streamOf(pieces), UP_TO_4_GB)
  await zip.close()
}

function streamOf(pieces: ZipEntry['pieces']) {
  const reading = pieces[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reading.next()
      if (done) controller.close()
      else controller.enqueue(typeof value === 'string' ? Buffer.from(value) : value)
    },
    async cancel() {
      await reading.return?.()
    },
  })
}
