/** The lines of a pasted text; undefined for a single one, which is pasted as ever. */
export function pastedColumn(pasted: string) {
  const lines = pasted.split(/\r?\n/).map((line) => line.trim())
  while (lines.at(-1) === '') lines.pop()
  return lines.length > 1 ? lines : undefined
}
