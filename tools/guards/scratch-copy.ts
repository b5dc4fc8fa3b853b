import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { timesIn, type Change } from './guard.ts'

const NOT_COPIED = new Set(['.git', 'node_modules', 'dist', 'data'])

export type ScratchCopy = {
  folder: string
  /** Takes a guard out; what it answers puts it back. */
  change(changes: readonly Change[]): () => void
  remove(): void
}

/** The tree as it lies here, committed or not, in a temporary folder and with the same packages. */
export function makeScratchCopy(root: string): ScratchCopy {
  const folder = mkdtempSync(join(tmpdir(), 'lotline-guards-'))
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => !NOT_COPIED.has(relative(root, path)),
  })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  return {
    folder,
    change(changes) {
      const files = [...new Set(changes.map(({ file }) => join(folder, file)))]
      const before = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
      const putBack = () => {
        for (const { file, text } of before) writeFileSync(file, text)
      }
      try {
        for (const change of changes) replace(folder, change)
      } catch (error) {
        putBack()
        throw error
      }
      return putBack
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function replace(folder: string, { file, is, becomes }: Change) {
  const text = readFileSync(join(folder, file), 'utf8')
  if (timesIn(text, is) !== 1)
    throw new Error(`the guard has moved: mend the row (${file} has to say "${is}" once)`)
  writeFileSync(
    join(folder, file),
    text.replace(is, () => becomes),
  )
}
