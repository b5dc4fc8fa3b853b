/** Why a file is not a restorable backup, or could not become one; the message is for the operator. */
export class BackupProblem extends Error {}
