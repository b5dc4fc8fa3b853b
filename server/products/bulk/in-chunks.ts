/** Few enough for one statement to stay far below its time limit. */
const CHUNK = 1000

export function* inChunks<Item>(items: readonly Item[]) {
  for (let start = 0; start < items.length; start += CHUNK) yield items.slice(start, start + CHUNK)
}
