import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What screens and mails once said, and the plainer words that took its place. */
const retired: Record<string, string> = {
  'Resell only in': 'Resale allowed only …',
  'You may not resell this lot': 'You can’t buy this lot',
  'At least as many left': 'At least this many available',
  'Where I resell': 'Edit where I resell',
  'you may not resell are hidden': 'lots hidden: resale not allowed for you',
  'What this lot does at my quantity': 'Cost by quantity',
  'at full price': 'margin at MSRP',
  'This product is not here': 'We can’t find this lot',
  'received by itself': 'Marked received automatically',
  'by itself on': 'automatically on',
  'How this price was agreed': 'Negotiation',
  'Both sides read this for ever': 'Visible to you and …',
  'Nothing is changed: this accepts': 'No changes: submitting accepts their offer',
  'the turn passes': 'sends it back',
  'Accept, then the next': 'Accept and go to next',
  'Single keys rest': 'Single-key shortcuts pause while you type',
  'of each once a day': 'at most once a day per lot',
  'Mail me once a day': 'Email me daily',
  'Mail preferences': 'Email preferences',
  'What we write to you about': 'Choose what we email you about',
  'with problems stay out': 'were skipped',
  'offers nothing yet': 'No offers filled in yet',
  'this page stays as you left it': 'Your work on this page is kept',
  'all three are done': 'All set',
  'Every order goes there': 'Where your orders ship',
  'Not said': 'Not provided',
  'You have a password?': 'Have a password?',
  'or you choose your password anew': 'you’ll be asked for a new password',
  'Nothing of this file can be imported': 'Nothing to import yet',
  'As it comes out': 'Exact price',
  'listed as the file says': 'already match the file',
  'Later changes of yours stay': 'Edits you made later are kept',
  'The name holds no UPC': 'The name has no UPC …',
  'before you have seen what belongs': 'until you’ve checked the matches',
  'They stand in place of your shop’s': 'These replace your shop’s terms',
  'the least that a buyer may take': 'Units for sale and the minimum order',
  'Off the market, days before': 'Unlist this many days before expiry',
  'A carrier is proposed': 'We suggest the carrier from the number',
  'Read as a number of': 'Looks like UPS',
  'Responsible: nobody yet': 'Assignee: none',
  'Anybody responsible': 'All assignees',
  'Address proven': 'Email verified',
  'What you write stands here': 'Your note appears here',
  'By your clock': 'Your time zone',
  'Who asks does so on': 'Requests start on …',
  'A second administrator is asked': 'Sent for approval',
  'Invite somebody into the staff': 'Invite a colleague',
  'figures that the app shows': 'enter the 6-digit code',
  'where only you find them': 'Store these recovery codes somewhere safe',
  'I have kept them': 'I’ve saved them',
  'None ended': 'No offers closed yet',
  'Nobody signs in for it yet': 'You’ll manage this shop until you invite its owner',
  'seller answers within 7 days': 'The seller has 7 days to answer',
  'E-mail': 'Email',
  ' e-mail': 'email',
  'set aside for you': 'reserved for you',
  'Please look at it again': 'Please review it again',
  'Please look at them again': 'Please review them again',
  'whoever has the link': 'anyone with the link',
  'which mails you get': 'which emails you get',
  'See the order': 'View order',
  'See the offer': 'View offer',
  'stands here': 'appears here',
  'is told by mail': 'is notified by email',
  'Ask for it first': 'Request approval first',
  'needs you today': 'needs your attention today',
  'show here': 'appear here',
  'did not arrive.': 'didn’t load',
  'cut short': 'incomplete',
}

const files = globSync('{market,server,web}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.|\/testing\//.test(file),
)

test('no screen, mail or file says again what was said in plainer words', () => {
  expect(
    files.flatMap((file) => found(readFileSync(file, 'utf8')).map((use) => `${file}: ${use}`)),
  ).toEqual([])
})

test('a retired sentence is noticed across lines, and in either apostrophe', () => {
  expect(found(`<p>\n  Nothing of this\n  file can be imported yet\n</p>`)).toHaveLength(1)
  expect(found(`'They stand in place of your shop\\'s as a whole'`)).toHaveLength(1)
  expect(found('Nothing to import yet.')).toEqual([])
})

function found(text: string) {
  const plain = text.replaceAll(/\s+/g, ' ').replaceAll(/\\?'/g, '’')
  return Object.entries(retired)
    .filter(([sentence]) => plain.includes(sentence))
    .map(([sentence, use]) => `"${sentence}", now "${use}"`)
}
