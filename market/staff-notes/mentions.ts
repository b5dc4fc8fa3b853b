type Named = { id: number; name: string }

/** Who of the staff a note mentions: an @ and the whole name, as it is written in the list of colleagues. */
export function mentionedIn<Person extends Named>(text: string, staff: readonly Person[]) {
  const written = text.toLowerCase()
  return staff.filter(({ name }) => {
    const mention = `@${name.toLowerCase()}`
    for (let at = written.indexOf(mention); at >= 0; at = written.indexOf(mention, at + 1))
      if (!isInWord(written[at - 1]) && !isInWord(written[at + mention.length])) return true
    return false
  })
}

/** An address such as `pat@sam poe` mentions nobody, nor does the first half of a longer name. */
const isInWord = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)
