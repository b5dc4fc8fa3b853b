/** The pattern of `ilike` that finds a text within others as it was typed. */
export const containing = (text: string) =>
  `%${text.replaceAll('\0', '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
