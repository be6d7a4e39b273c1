/** Longest name of a group of favourite workers. */
export const groupNameLimit = 60
