const LONGEST = 20

/** A name over 20 characters is cut to 20 and an ellipsis (spec 2, section 9), never within a character. */
export function cutName(name: string) {
  const characters = Array.from(name)
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : name
}
