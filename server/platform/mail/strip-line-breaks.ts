// oxlint-disable-next-line no-control-regex -- the very characters that must not get into a header
const BREAKS = /[\s\u0000-\u001F\u007F\u2028\u2029]+/g

/** Text safe for a subject or a name: no line breaks or control characters, single spaces. */
export const stripLineBreaks = (text: string) => text.replace(BREAKS, ' ').trim()
