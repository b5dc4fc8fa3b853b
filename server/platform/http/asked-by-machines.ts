/** For what proxies and scrapers ask every few seconds: a line of the log each would bury those of people. */
export const askedByMachines = { config: { policy: 'anyone' }, logLevel: 'warn' } as const
