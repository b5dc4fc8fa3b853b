/** The key of what waits for a second administrator. It has a file of its own because the live updates of every page use it. */
export const approvalsKey = ['approvals'] as const
