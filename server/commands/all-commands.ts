import type { Command } from './command.ts'

/** Every command of `lotline`, in the order in which help lists them. */
export const allCommands: readonly Command[] = [
  {
    name: 'backup',
    usage: 'FILE | --folder FOLDER [--keep COUNT]',
    about: 'Backs up the database and files into one file, whether or not Lotline is running.',
    details:
      '--folder  names the file by its second (UTC), as in FOLDER/lotline-2026-11-26-030000.backup\n' +
      '--keep    removes the folder’s older backups once the new one is whole, all but COUNT',
    options: { folder: { type: 'string' }, keep: { type: 'string' } },
    load: async () => (await import('./backup.ts')).backup,
  },
  {
    name: 'restore',
    usage: 'FILE [--replace | --check]',
    about: 'Restores a backup into an empty database.',
    details:
      '--check    only reads the backup to its end, and says whether it is whole\n' +
      '--replace  puts an embedded database that is there aside, and keeps it',
    options: { replace: { type: 'boolean' }, check: { type: 'boolean' } },
    load: async () => (await import('./restore.ts')).restore,
  },
  {
    name: 'verify-data',
    usage: '',
    about: 'Checks every data rule without changing anything.',
    details: 'Ends with 1 when a rule is broken.',
    load: async () => (await import('./verify-data.ts')).verifyData,
  },
  {
    name: 'check-settings',
    usage: '',
    about: 'Reports what is connected and what is wrong, without starting.',
    details: 'Ends with 1 when something is wrong.',
    load: async () => (await import('./check-settings.ts')).checkSettings,
  },
  {
    name: 'admin-create',
    usage: 'EMAIL [--role admin|support]',
    about: 'Adds someone to the staff.',
    details:
      'With a password in ADMIN_PASSWORD; without one, the person gets a link by email to choose one.',
    options: { role: { type: 'string' } },
    load: async () => (await import('./admin-create.ts')).adminCreate,
  },
  {
    name: 'admin-remove',
    usage: 'EMAIL',
    about: 'Removes someone from the staff immediately.',
    load: async () => (await import('./admin-remove.ts')).adminRemove,
  },
  {
    name: 'second-factor-reset',
    usage: 'EMAIL',
    about: 'Turns off the second factor of an administrator who lost app and codes.',
    load: async () => (await import('./second-factor-reset.ts')).secondFactorReset,
  },
  {
    name: 'person-export',
    usage: 'EMAIL FILE',
    about: 'Writes everything that is stored about a person into a ZIP file.',
    load: async () => (await import('./person-export.ts')).personExport,
  },
  {
    name: 'person-erase',
    usage: 'EMAIL [--reason asked|unused|duty] [--yes]',
    about: 'Closes an account permanently and erases its personal data.',
    details: 'Asks for the address again, unless --yes is given.',
    options: { reason: { type: 'string', default: 'asked' }, yes: { type: 'boolean' } },
    load: async () => (await import('./person-erase.ts')).personErase,
  },
]
