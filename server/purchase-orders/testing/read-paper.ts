import { extractText, getDocumentProxy } from 'unpdf'

/** The words of each page of a PDF, as they are read. */
export async function readPaper(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
  return text
}
