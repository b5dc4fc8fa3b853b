import { openSync, type Font } from 'fontkit'
import { fileURLToPath } from 'node:url'

export type Weight = 'regular' | 'semibold'

const PACKAGE = new URL(import.meta.resolve('@expo-google-fonts/inter/package.json'))

/** Read once for all documents: to read them for each would take longer than to draw most of them. */
export const fonts: Record<Weight, Font> = {
  regular: readFont('400Regular/Inter_400Regular.ttf'),
  semibold: readFont('600SemiBold/Inter_600SemiBold.ttf'),
}

/** Drawn in place of a character that the font does not have. */
export const STAND_IN = '?'

/** Whether every character of the text can be drawn as it is. */
export const isDrawable = (text: string) => visibleIn(text).every(hasCharacter)

/** The text as the font can draw it. */
export const drawnText = (text: string) =>
  visibleIn(text)
    .map((sign) => (hasCharacter(sign) ? sign : STAND_IN))
    .join('')

// A soft hyphen, for example, comes along from web pages unseen, and no font has it.
const visibleIn = (text: string) =>
  Array.from(text.normalize().replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''))

// Both weights have the same characters.
function hasCharacter(sign: string) {
  return fonts.regular.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
}

function readFont(file: string): Font {
  const font = openSync(fileURLToPath(new URL(file, PACKAGE)))
  if ('fonts' in font) throw new Error(`${file} holds several fonts`)
  return keepingCharacters(font)
}

/**
 * The font keeps each glyph as it first met it. One that it met as a part of another, such as E in É, would never learn
 * its character, and could not be copied out of any later document.
 */
function keepingCharacters(font: Font): Font {
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, characters) => {
    const glyph = getGlyph(id, characters)
    return characters?.length ? Object.assign(glyph, { codePoints: characters }) : glyph
  }
  return font
}
