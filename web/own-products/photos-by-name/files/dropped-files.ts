import type { ChosenFile } from './gather-photos.ts'

/** All that was dropped, folders to their last file. Asked at once: what a drop holds is gone after its event. */
export function droppedFiles(items: DataTransferItemList): Promise<ChosenFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  return filesUnder(entries)
}

/** With the folders that a directory input tells. */
export const inputFiles = (files: Iterable<File>): ChosenFile[] =>
  [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }))

async function filesUnder(entries: readonly FileSystemEntry[]): Promise<ChosenFile[]> {
  const files: ChosenFile[] = []
  // One after another: the stack stays flat and the order the folder's, however many there are.
  for (const entry of entries) {
    if (isFile(entry)) files.push({ path: entry.fullPath.slice(1), file: await fileOf(entry) })
    else if (isFolder(entry)) files.push(...(await filesUnder(await entriesOf(entry))))
  }
  return files
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => {
    entry.file(resolve, reject)
  })

async function entriesOf(folder: FileSystemDirectoryEntry) {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  // A reader tells a hundred at a time, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject)
    })
    if (some.length === 0) return all
    all.push(...some)
  }
}
