import { asGtin } from './same-upc.ts'
import { readUpc } from './upc.ts'

/** What has the UPC that was scanned, with zeros before it or without; a UPC-E is one written in eight digits. */
export function withBarcode<Product extends { upc: string }>(
  products: readonly Product[],
  barcode: string,
): Product[] {
  const scanned = barcode.replaceAll(/[\s-]/g, '')
  if (!/^\d{6,14}$/.test(scanned)) return []
  const meant = [scanned, readUpc(scanned)?.upc ?? scanned].map(asGtin)
  return products.filter(({ upc }) => meant.includes(asGtin(upc)))
}
