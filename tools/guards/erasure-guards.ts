import type { Guard } from './guard.ts'

/** What becomes of a person's data. */
export const erasureGuards: readonly Guard[] = [
  {
    name: 'who was erased has no address any more',
    of: 'C10',
    file: 'server/erasure/close-account.ts',
    is: "email = 'erased-' || id, ",
    becomes: '',
    tests: ['server/erasure/erasing-a-person.test.ts'],
  },
  {
    name: 'nobody is erased while others wait for them',
    of: 'C10',
    file: 'server/erasure/open-business.ts',
    is: 'if (open.length === 0) return',
    becomes: 'if (open.length >= 0) return',
    tests: ['server/erasure/erasing.test.ts'],
  },
  {
    name: 'every column that can hold a text is known to an erasure',
    of: 'C10',
    file: 'server/erasure/personal-columns.ts',
    is: "  audit_seals: all('stays', 'hash'),\n",
    becomes: '',
    tests: ['server/erasure/personal-columns.test.ts'],
  },
  {
    name: 'the data of a person hold no secret',
    of: 'C10',
    file: 'server/people/person-sections.ts',
    is: "without: ['password_hash', 'mail_token'],",
    becomes: 'without: [],',
    tests: ['server/people/person-data.test.ts'],
  },
]
