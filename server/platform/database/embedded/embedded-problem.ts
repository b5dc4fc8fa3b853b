/** Why the embedded PostgreSQL cannot run here, in words for the person who starts it. */
export class EmbeddedProblem extends Error {}
