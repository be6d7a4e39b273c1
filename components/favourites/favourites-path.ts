/** The address of the favourites, or of one group. */
export const favouritesPath = (groupId?: string): string =>
  groupId ? `/partimers/favourites?group=${groupId}` : '/partimers/favourites'
