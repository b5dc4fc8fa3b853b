/** The key of imports. It has a file of its own because the live updates of every page use it. */
export const importsKey = ['import']
