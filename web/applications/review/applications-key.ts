/** The key of applications. It has a file of its own because the live updates of every page use it. */
export const applicationsKey = ['applications'] as const
