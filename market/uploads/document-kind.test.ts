import { expect, test } from 'vitest'
import { documentKindOf, documentName } from './document-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const PDF = '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<<>>\n%%EOF\n'

test.each([
  ['a PDF', PDF, 'pdf'],
  [
    'a PDF with a script, which is only ever downloaded',
    PDF.replace('Catalog', 'Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>'),
    'pdf',
  ],
  ['a JPEG', '\xff\xd8\xff\xe0rest', 'jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\nrest', 'png'],
  ['HTML, whatever its name', '<!doctype html><script>alert(1)</script>', undefined],
  ['HTML with the words of a PDF further down', `<html>${PDF}`, undefined],
  ['half a PDF', '%PDF-1.7\n1 0 obj', undefined],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
  ['a ZIP', 'PK\x03\x04', undefined],
  ['nothing', '', undefined],
])('%s is taken for what its content is', (_what, content, kind) => {
  expect(documentKindOf(bytes(content))).toBe(kind)
})

test('it is downloaded under a name of ours', () => {
  expect(documentName('resale-certificate-7', 'jpeg')).toBe('resale-certificate-7.jpg')
  expect(documentName('resale-certificate-7', 'pdf')).toBe('resale-certificate-7.pdf')
})
