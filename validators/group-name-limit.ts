/** Maximum length of the name of a group of favourite workers. */
export const groupNameLimit = 60
