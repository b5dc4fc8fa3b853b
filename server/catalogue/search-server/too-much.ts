/** Thrown where search servers can't give the whole answer; PostgreSQL can. */
export class TooMuchForSearchServers extends Error {}
