import type { PoDocument } from '#market/offers/po-document.ts'
import { sizeInWords } from '#web/uploads/file-size.ts'

/** What is said of a document next to its name, such as `PDF, 84 KB`. */
export const poDocumentWords = ({ kind, bytes }: NonNullable<PoDocument>) =>
  `${kind.toUpperCase()}, ${sizeInWords(bytes)}`
