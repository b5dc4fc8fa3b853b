/** The address of a server of our own, for one of its roles. */
export const urlFor = (role: string, socketDir: string, database = 'lotline') =>
  `postgres://${role}@${encodeURIComponent(socketDir)}/${database}`
