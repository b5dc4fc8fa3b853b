export function filesOfChange(folder: string): string[] | undefined
export function filesOfLastCommit(folder: string): string[] | undefined
