/** Why a file is not, or does not become, a backup that can be restored; in words for the operator. */
export class BackupProblem extends Error {}
