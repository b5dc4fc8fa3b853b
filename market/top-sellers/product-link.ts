const PRODUCT_LINK =
  /^(?:https?:\/\/[^/?#\s]+)?\/?all_products\/[1-9]\d{0,14}\/([1-9]\d{0,14})\/?(?:[?#].*)?$/i

/** The product id in a full link or a path; undefined for any other text. */
export function productInLink(link: string): number | undefined {
  const [, id] = PRODUCT_LINK.exec(link.trim()) ?? []
  return id === undefined ? undefined : Number(id)
}
