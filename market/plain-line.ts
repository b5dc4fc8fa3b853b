// Controls and escapes, marks that change the direction of the letters after them, and spaces without width.
// Joiners stay: Persian names and composed signs need them. NUL and half a character stay too, to be refused
// later as text that can't be stored.
const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- the very characters that must not get into a name
  /[\u0001-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g
const NOTHING_TO_SEE = /^[\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{Cf}\p{Co}\p{Cn}]*$/u

/** A name as it is kept: one line with single blanks, and nothing in it that would change how the rest is read. */
export function plainLine(given: string) {
  const line = given
    .replaceAll(/[\s\u0085]+/g, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  return NOTHING_TO_SEE.test(line) ? '' : line
}
