const FIELDS =
  ':is(input:not([type=file], [type=radio], [type=checkbox], [readonly]), textarea, select):enabled'

/** The first field of a part; none on a touch screen, where its focus would open the keyboard over the part. */
export function fieldToTypeIn(part: ParentNode | null) {
  if (matchMedia('(pointer: coarse)').matches) return null
  return part?.querySelector<HTMLElement>(FIELDS) ?? null
}
