/** What a document may be. */
export const documentKinds = ['pdf', 'jpeg', 'png'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const DOCUMENT_FORMATS = 'PDF, JPEG or PNG'
export const NOT_A_DOCUMENT = `This file isn’t a ${DOCUMENT_FORMATS}, whatever its name says. Please choose another.`

const beginnings: Record<DocumentKind, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
}
// A reader of PDFs looks for it in the last kilobyte; ours bears a little more after it.
const END_OF_PDF = '%%EOF'
const END_WITHIN = 2048

/** What a file is by its content, as its name and its type may be anything; undefined for what is not taken. */
export function documentKindOf(bytes: Uint8Array): DocumentKind | undefined {
  const kind = documentKinds.find((each) =>
    beginnings[each].every((byte, at) => bytes[at] === byte),
  )
  return kind === 'pdf' && !hasEndOfPdf(bytes) ? undefined : kind
}

const hasEndOfPdf = (bytes: Uint8Array) =>
  String.fromCharCode(...bytes.slice(-END_WITHIN)).includes(END_OF_PDF)

/** The name under which it is downloaded: never the one it was sent with. */
export const documentName = (base: string, kind: DocumentKind) =>
  `${base}.${kind === 'jpeg' ? 'jpg' : kind}`
