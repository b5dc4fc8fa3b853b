import { pictureFile } from './picture-file.ts'
import { tour } from './tour.ts'

const BEGINNING = `# A tour

The demo marketplace in ${tour.length} pictures, in the order of a deal. \`npm run pictures\` takes them again.
`

/** What docs/tour.md says. */
export const tourText = () =>
  [
    BEGINNING,
    ...tour.map(
      (picture) =>
        `**${picture.sentence}**\n\n![${picture.sentence}](pictures/${pictureFile(picture)})\n`,
    ),
  ].join('\n')
