/** The key of people as staff see them. It has a file of its own because the live updates of every page use it. */
export const peopleKey = ['people'] as const
