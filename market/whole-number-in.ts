/** A page, or an id, as an address holds it. */
export const wholeNumberIn = (text: unknown) =>
  typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
