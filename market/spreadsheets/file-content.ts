import { unreadable, Unreadable } from './workbook/unreadable.ts'

const ZIP = '504b0304'
const EMPTY_ZIP = '504b0506'
const OLE = 'd0cf11e0a1b11ae1'
const GZIP = '1f8b08'
// PNG, JPEG, GIF, WebP, PDF, rich text.
const OTHERS = ['89504e47', 'ffd8ff', '47494638', '52494646', '25504446', '7b5c727466']
const BYTE_ORDER_MARK = /^\u00ef\u00bb\u00bf/
const MARKUP = /^\s*<(?:!doctype|!--|html|head|body|meta|style|table|\?xml|svg)/i
const EXCEL_XML = /progid="Excel\.Sheet"|urn:schemas-microsoft-com:office:spreadsheet/
const BEGINNING = 512

/** What a file holds, by how it begins, whatever it is called; throws for what is no spreadsheet. */
export function contentOf(
  bytes: Uint8Array,
): 'zip' | 'gzip' | 'ole' | 'excel xml' | 'markup' | 'text' {
  const beginning = bytes.subarray(0, BEGINNING)
  const hex = [...beginning].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  if (hex.startsWith(ZIP)) return 'zip'
  if (hex.startsWith(EMPTY_ZIP)) throw new Unreadable(unreadable.noWorkbook)
  if (hex.startsWith(GZIP)) return 'gzip'
  if (hex.startsWith(OLE)) return oldExcelIn(bytes)
  if (OTHERS.some((mark) => hex.startsWith(mark))) throw new Unreadable(unreadable.noWorkbook)
  const text = String.fromCodePoint(...beginning).replace(BYTE_ORDER_MARK, '')
  if (EXCEL_XML.test(text.replaceAll('\0', ''))) return 'excel xml'
  return MARKUP.test(text.replaceAll('\0', '').replace(/^\u00ff\u00fe|^\u00fe\u00ff/, ''))
    ? 'markup'
    : 'text'
}

/** The container of old workbooks; Excel wraps new ones with a password in it too. */
function oldExcelIn(bytes: Uint8Array): 'ole' {
  if (holds(bytes, 'EncryptedPackage')) throw new Unreadable(unreadable.password)
  if (!holds(bytes, 'Workbook') && !holds(bytes, 'Book'))
    throw new Unreadable(unreadable.noWorkbook)
  return 'ole'
}

/** Whether the directory of such a container names this stream: in letters of two bytes. */
function holds(bytes: Uint8Array, name: string) {
  const wide = Array.from(name, (letter) => [letter.codePointAt(0) ?? 0, 0]).flat()
  const [first = 0] = wide
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (wide.every((byte, place) => bytes[at + place] === byte)) return true
  return false
}
